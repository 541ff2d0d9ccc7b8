import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ExportProgress } from '#shared/ipc/exportRoutes.ts';
import { isCountryId } from '#shared/rules/countries.ts';
import { request } from '../../ipc/bridge.ts';
import { countryNames } from '../../marketplace/scopeNames.ts';
import { type Ask, repeatExport } from '../../resource/list/startExport.ts';
import { ErrorDetails } from '../../ui/Banner.tsx';
import { amountText, problemText } from '../../ui/exportWords.ts';
import { useFormatters } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 16px',
    padding: '10px 16px',
    marginBottom: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 260px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: '2px' },
  // Wraps instead of truncating: names of the same list differ at their ends.
  name: { overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  failed: { color: tokens.colorStatusDangerForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px' },
});

/** Progress from 0 to 1; without a total, no value (indeterminate). */
const shareOf = ({ bytes, totalBytes, rows, totalRows, lists }: ExportProgress): { value?: number } => {
  if (lists?.total) return { value: lists.done / lists.total };
  if (totalBytes) return { value: bytes / totalBytes };
  return rows !== null && totalRows ? { value: rows / totalRows } : {};
};

export const ExportCard = ({ progress, ask }: { progress: ExportProgress; ask: Ask }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { exportId, state, fileName, startedAt, profile, chosenRows } = progress;
  const { title, place, country = '', filters = [] } = progress.words ?? {};
  const formats = {
    raw: t`Raw`,
    standard: t`Standard CSV`,
    excel: t`Excel, my region`,
    xlsx: t`Excel workbook`,
  };
  const what = [
    title,
    [place, isCountryId(country) && i18n._(countryNames[country])].filter((part) => part).join(', '),
    ...filters.map(({ label, text }) => `${label}: ${text}`),
    chosenRows ? t`selected rows` : '',
    profile && formats[profile],
  ].filter((part) => part);
  const { dateTime } = useFormatters();
  const detail = {
    running: () => amountText(progress, i18n),
    done: () => amountText(progress, i18n),
    failed: () => problemText(progress, i18n),
    cancelled: () => t`Stopped, no file`,
  }[state]();
  return (
    <li className={styles.card} aria-label={fileName}>
      <div className={styles.words}>
        <Text weight="semibold" className={styles.name} title={fileName}>
          {fileName}
        </Text>
        {what.length > 0 && <Text size={200}>{what.join(' · ')}</Text>}
        <Text
          size={200}
          className={mergeClasses(styles.detail, state === 'failed' && styles.failed)}
          role="status"
        >
          {detail}
        </Text>
        <ErrorDetails requestId={progress.requestId} />
        <Text size={200} className={styles.detail}>
          {dateTime(startedAt)}
        </Text>
        {state === 'running' && <ProgressBar {...shareOf(progress)} aria-label={t`Progress`} />}
      </div>
      <div className={styles.buttons}>
        {state === 'running' && (
          <Button size="small" onClick={() => void ask(request('exports.cancel', { exportId }))}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {state === 'done' && (
          <>
            <Button size="small" onClick={() => void ask(request('exports.reveal', { exportId }))}>
              <Trans>Show in folder</Trans>
            </Button>
            <Button size="small" onClick={() => void ask(request('exports.open', { exportId }))}>
              <Trans>View file</Trans>
            </Button>
          </>
        )}
        {state !== 'running' && (
          <Button size="small" appearance="subtle" onClick={() => void repeatExport(exportId, i18n)}>
            <Trans>Repeat</Trans>
          </Button>
        )}
      </div>
    </li>
  );
};
