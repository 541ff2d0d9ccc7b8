import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeKind } from '#shared/domain/payouts.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { LineStatus } from './LineStatus.tsx';
import { columnTotal, figureText, formulaText, lineColumns, type Telling } from './lineColumns.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrow keys walk over the figures, as in a spreadsheet. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>('td[data-figure]');
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (!cell || !step) return;
  const row = cell.closest('tr');
  const target =
    row?.parentElement?.children[(row.sectionRowIndex ?? 0) + step[0]]?.children[cell.cellIndex + step[1]];
  if (!(target instanceof HTMLElement) || !target.dataset.figure) return;
  event.preventDefault();
  target.focus();
};

interface LinesTableProps {
  kind: PayeeKind;
  vat: number;
  /** The lines of this page, and all that the filters let through, which the last row adds up. */
  shown: readonly PayListLine[];
  all: readonly PayListLine[];
  telling: Telling;
  orderPath: (orderId: string) => string;
  onView: (line: PayListLine) => void;
}

/** The orders of a pay list with their figures; each figure says how it came about. */
export const LinesTable = ({ kind, vat, shown, all, telling, orderPath, onView }: LinesTableProps) => {
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const columns = lineColumns[kind];
  const [formula, setFormula] = useState('');
  const [stop, setStop] = useState<string | null>(null);
  const first = `${shown[0]?.id} ${columns[0]?.name}`;
  const current = shown.some(({ id }) => stop?.startsWith(`${id} `)) ? stop : first;
  const look = (value: number | null) =>
    mergeClasses(styles.number, value !== null && value < 0 && styles.negative);
  return (
    <div>
      <div className={styles.frame}>
        <table
          className={styles.table}
          aria-label={t`Lines`}
          onKeyDown={walk}
          onMouseLeave={() => setFormula('')}
        >
          <thead>
            <tr>
              <th scope="col">{t`Completed at`}</th>
              <th scope="col">{t`Order`}</th>
              <th scope="col">{t`Status`}</th>
              {columns.map(({ name, label }) => (
                <th key={name} scope="col" className={styles.number}>
                  {i18n._(label)}
                </th>
              ))}
              <th scope="col">{t`Actions`}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.id}>
                <td>{line.completedAt ? telling.formatters.dateTime(line.completedAt) : '–'}</td>
                <td>
                  <RecordLink to={orderPath(line.orderId)}>
                    {line.orderId.slice(0, 8).toUpperCase()}
                  </RecordLink>
                </td>
                <td>
                  <LineStatus status={line.status} />
                </td>
                {columns.map((column) => {
                  const value = column.valueOf(line, vat);
                  const key = `${line.id} ${column.name}`;
                  const tell = (): void => setFormula(formulaText(column, line, vat, telling));
                  return (
                    <td
                      key={column.name}
                      data-figure={column.name}
                      className={look(value)}
                      tabIndex={key === current ? 0 : -1}
                      onFocus={() => {
                        setStop(key);
                        tell();
                      }}
                      onMouseEnter={tell}
                    >
                      {figureText(column, value, telling)}
                    </td>
                  );
                })}
                <td>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<Eye20Regular />}
                    aria-label={t`Quick view`}
                    onClick={() => onView(line)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                <Trans>All lines</Trans>
              </th>
              {columns.map((column) => {
                const total = columnTotal(column, all, vat);
                return (
                  <td key={column.name} className={look(total)}>
                    {total === null ? '' : figureText(column, total, telling)}
                  </td>
                );
              })}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <Text as="p" role="status" block className={styles.formula} aria-label={t`Formula`}>
        {formula || t`Point at a figure, or go to it with the arrow keys, to see how it came about.`}
      </Text>
    </div>
  );
};
