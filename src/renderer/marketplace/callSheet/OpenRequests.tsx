import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { recordPath } from '../../paths.ts';
import { seenText } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { SheetSection } from '../SheetSection.tsx';
import { openRequestsOf, personKeys, trimmedText } from './customerMatch.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  message: {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface OpenRequestsProps {
  scope: RecordScope;
  person: Row;
  /** Request on whose page this is. */
  exceptId?: string | undefined;
}

/** Unanswered requests of the same person, anywhere in the country. */
export const OpenRequests = ({ scope: { country = '' }, person, exceptId }: OpenRequestsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { dayAndTime } = useFormatters();
  const { data, isError } = useQuery(openRequestsOf(country, personKeys(person)));
  const open = data?.filter(({ id }) => id !== exceptId) ?? [];
  if (data && open.length === 0) return null;
  return (
    <SheetSection title={exceptId === undefined ? t`Open requests` : t`Other open requests`}>
      {!data && <Text className={styles.quiet}>{isError ? <Trans>Could not be loaded</Trans> : '…'}</Text>}
      <ul className={styles.list}>
        {open.map((row) => (
          <li key={row.id}>
            <RecordLink to={recordPath('customerRequests', { country }, row.id)}>
              {dayAndTime(String(row.createdAt))}
            </RecordLink>
            <span className={styles.message}>
              {seenText({ isPersonal: true }, trimmedText(row.message) || '–', isPrivate)}
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
};
