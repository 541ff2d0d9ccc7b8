import { mergeClasses } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type CheckedCall, percentile } from '#shared/rules/serverReport.ts';
import { CallName, ReportTable, useCellStyles } from './ReportTable.tsx';

const CallRow = ({ operation, statuses, timesMs, bytes, rows }: CheckedCall) => {
  const { i18n } = useLingui();
  const styles = useCellStyles();
  const number = (value: number | null): string => (value === null ? '–' : i18n.number(value));
  const figure = mergeClasses(styles.cell, styles.number);
  return (
    <tr>
      <td className={styles.cell}>
        <CallName operation={operation} />
      </td>
      <td className={figure}>{[...new Set(statuses)].map((status) => status || '–').join(', ') || '–'}</td>
      <td className={figure}>{number(percentile(timesMs, 0.5))}</td>
      <td className={figure}>{number(percentile(timesMs, 0.95))}</td>
      <td className={figure}>{number(rows)}</td>
      <td className={figure}>{number(bytes === 0 ? null : Math.ceil(bytes / 1024))}</td>
    </tr>
  );
};

/** Status, times and sizes of each checked call. */
export const ServerCalls = ({ calls }: { calls: readonly CheckedCall[] }) => {
  const { t } = useLingui();
  return (
    <ReportTable
      label={t`All calls`}
      heads={[t`Call`, t`Status`, t`Median, ms`, t`95 %, ms`, t`Rows`, t`Size, KB`]}
      numbersFrom={1}
    >
      {calls.map((call) => (
        <CallRow key={call.operation} {...call} />
      ))}
    </ReportTable>
  );
};
