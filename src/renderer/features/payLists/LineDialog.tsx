import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import { statusText, statusTone } from '../../marketplace/orderWords.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { shownIdLength } from './LineFilters.tsx';
import { figureText, lineColumns, type TextTools } from './lineColumns.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const useStyles = makeStyles({
  // Aligns the dot with the first line, even if the word wraps.
  status: { display: 'flex', alignItems: 'baseline' },
  word: { overflow: 'hidden', textOverflow: 'ellipsis' },
  way: { whiteSpace: 'normal' },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
});

/** Order status; an unknown status is shown as received. */
export const LineStatus = ({ status }: { status: string }) => {
  const { i18n } = useLingui();
  const tone = statusTone(status);
  const text = statusText(i18n, status);
  const styles = useStyles();
  return (
    <span className={styles.status} title={text}>
      {tone && <StatusDot tone={tone} />}
      <span className={styles.word}>{text}</span>
    </span>
  );
};

interface LineDialogProps {
  payeeType: PayeeType;
  line: PayListLine;
  vat: number;
  tools: TextTools;
  orderPath: string;
  onClose: () => void;
}

export const LineDialog = ({ payeeType, line, vat, tools, orderPath, onClose }: LineDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const tables = usePayListStyles();
  const number = line.orderId.slice(0, shownIdLength).toUpperCase();
  return (
    <DialogFrame
      title={t`Order ${number}`}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.facts}>
        <RecordLink to={orderPath}>
          <Trans>Go to order</Trans>
        </RecordLink>
        <span>
          <LineStatus status={line.status} />
        </span>
        <span>{line.completedAt ? tools.formatters.dateTime(line.completedAt) : '–'}</span>
      </div>
      <table className={tables.table} aria-label={t`Figures`}>
        <tbody>
          {lineColumns[payeeType].map((column) => {
            const value = column.valueOf(line, vat);
            return (
              <tr key={column.name}>
                <th scope="row" className={styles.way}>
                  {i18n._(column.label)}
                </th>
                <td className={styles.way}>{column.explain(line, vat, tools)}</td>
                <td className={mergeClasses(tables.number, (value ?? 0) < 0 && tables.negative)}>
                  {figureText(column, value, tools)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DialogFrame>
  );
};
