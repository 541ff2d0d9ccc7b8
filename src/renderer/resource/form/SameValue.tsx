import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
import { recordPath } from '../../paths.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { Field } from '../kinds/kind.ts';
import { useResource } from '../resourceContext.tsx';

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalXXS, color: tokens.colorStatusWarningForeground1 },
});

const pauseMs = 400;
/** Shorter texts stand in many others. */
const fewest = 6;
const maxShown = 5;

interface SameValueProps {
  name: string;
  field: Field;
  value: unknown;
  record: Row | null;
  scope: RecordScope;
}

/** Which other record has the value that was typed: said before it is saved, and for the person to judge. */
export const SameValue = ({ name, field, value, record, scope }: SameValueProps) => {
  const { resource } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const { entity } = resource;
  const clean = (text: unknown): string => (typeof text === 'string' ? (field.clean?.(text) ?? '') : '');
  const typed = clean(value);
  const paused = useDebounced(typed, pauseMs);
  const isAsked = paused === typed && typed.length >= fewest && typed !== clean(record?.[name]);
  const { data } = useQuery({
    queryKey: ['records', entity, 'same', scope, name, typed],
    queryFn: async ({ signal }): Promise<Row[]> => {
      const filters = { [name]: { match: 'text', value: typed } as const };
      return unwrap(
        await callEntity<Row[]>(entity, 'list', scope, {
          query: { page: 1, size: maxShown, filters },
          signal,
        }),
      );
    },
    enabled: isAsked,
  });
  const other = isAsked && data?.find((row) => row.id !== record?.id && clean(row[name]) === typed);
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
