import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { recordPath } from '../../paths.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { useResource } from '../define/resourceContext.tsx';
import type { Field } from '../fields/fieldType.ts';
import { isWorthAsking, sameValueQuery, savedText } from './sameValue.ts';

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalXXS, color: tokens.colorStatusWarningForeground1 },
});

const pauseMs = 400;

interface SameValueProps {
  name: string;
  field: Field;
  value: unknown;
  record: Row | null;
  scope: RecordScope;
}

/** Warns before saving that another record has the same value. */
export const SameValue = ({ name, field, value, record, scope }: SameValueProps) => {
  const { resource } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const { entity } = resource;
  const text = savedText(field, value);
  const paused = useDebounced(text, pauseMs);
  const isAsked = paused === text && isWorthAsking(field, text, record?.[name]);
  const { data } = useQuery({
    ...sameValueQuery({ entity, scope, name, field, text, id: record?.id }),
    enabled: isAsked,
  });
  const other = isAsked && data;
  const label = i18n._(field.label);
  return (
    other && (
      <div role="status" className={styles.root}>
        <Trans>
          The same {label} as{' '}
          <RecordLink to={recordPath(entity, scope, other.id)}>{resource.nameOf(other)}</RecordLink>
        </Trans>
      </div>
    )
  );
};
