import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { LineStatus } from './LineDialog.tsx';
import { shownIdLength } from './LineFilters.tsx';
import { LineTitle } from './LineTitle.tsx';
import { figureText, formulaText, lineColumns, type TextTools } from './lineColumns.ts';
import { totalRows } from './lineTotals.ts';
import { useFormula } from './useFormula.ts';
import { usePayListStyles } from './usePayListStyles.ts';

/** Line ids differ at the end; next to the order's id there is room for a few characters. */
export const shownLineId = ({ id }: Pick<PayListLine, 'id'>): string => id.slice(-6);

/** Lines with more figures take two rows in narrow tables. */
const maxInOneLine = 5;

interface LinesTableProps {
  payeeType: PayeeType;
  vat: number;
  /** `shown`: lines of this page. `all`: all filtered lines, which the totals sum up. */
  shown: readonly PayListLine[];
  all: readonly PayListLine[];
  isNarrowed: boolean;
  /** `null`: order of the server. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  tools: TextTools;
  orderPath: (orderId: string) => string;
  /** Id of the order that a link leads to. */
  marked: string | null;
  onView: (line: PayListLine) => void;
}

/** Scrolls once, when the row appears. */
const scrollTo = (row: HTMLTableRowElement | null): void => row?.scrollIntoView({ block: 'center' });

export const LinesTable = (props: LinesTableProps) => {
  const { payeeType, vat, shown, all, isNarrowed, sort, onSort, tools, orderPath, marked, onView } = props;
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const columns = lineColumns[payeeType];
  const facts = [
    ['id', t`ID`],
    ['completedAt', t`Completed at`],
    ['orderId', t`Order`],
    ['status', t`Status`],
  ] as const;
  const totals = totalRows(payeeType, all, vat);
  const sentences = new Map(
    shown.flatMap((line) =>
      columns.map((column): [string, () => string] => [
        `${line.id} ${column.name}`,
        () => formulaText(column, line, vat, tools),
      ]),
    ),
  );
  for (const { name, cells } of totals)
    for (const { column, value, explain } of cells)
      if (value !== null) sentences.set(`${name} ${column.name}`, () => explain(tools));
  const formula = useFormula(sentences);
  const look = (value: number | null) =>
    mergeClasses(styles.number, value !== null && value < 0 && styles.negative);
  return (
    <div>
      <div className={styles.frame}>
        <table
          className={mergeClasses(
            styles.table,
            styles.kept,
            styles.lines,
            columns.length > maxInOneLine && styles.twoLines,
          )}
          style={{ '--figures': columns.length } as CSSProperties}
          aria-label={t`Lines`}
          {...formula.table}
        >
          <thead>
            <tr>
              {facts.map(([name, label]) => (
                <LineTitle key={name} name={name} label={label} sort={sort} onSort={onSort} />
              ))}
              {columns.map(({ name, label }) => (
                <LineTitle
                  key={name}
                  name={name}
                  label={i18n._(label)}
                  className={styles.number}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
              <th scope="col" data-buttons>
                <span className={styles.heard}>{t`Actions`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr
                key={line.id}
                {...(line.orderId === marked
                  ? { className: styles.marked, ref: scrollTo, 'aria-current': true }
                  : {})}
              >
                <td className={styles.code} title={line.id}>
                  {shownLineId(line)}
                </td>
                <td title={line.completedAt ? tools.formatters.dateTime(line.completedAt) : undefined}>
                  <span data-whole>
                    {line.completedAt ? tools.formatters.dayAndTime(line.completedAt) : '–'}
                  </span>
                  <span data-short>
                    {line.completedAt ? tools.formatters.shortDay(line.completedAt, line.completedAt) : '–'}
                  </span>
                </td>
                <td>
                  <RecordLink to={orderPath(line.orderId)}>
                    {line.orderId.slice(0, shownIdLength).toUpperCase()}
                  </RecordLink>
                </td>
                <td className={styles.status} data-words>
                  <LineStatus status={line.status} />
                </td>
                {columns.map((column) => {
                  const value = column.valueOf(line, vat);
                  return (
                    <td
                      key={column.name}
                      data-figure={column.name}
                      className={look(value)}
                      {...formula.figure(`${line.id} ${column.name}`, column.name)}
                    >
                      {figureText(column, value, tools)}
                    </td>
                  );
                })}
                <td data-buttons>
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
            {totals.map(({ name, label, count, cells }) => (
              <tr key={name}>
                <th scope="row" colSpan={facts.length}>
                  {label ? i18n._(label) : isNarrowed ? t`Lines that match the filters` : t`All lines`}
                  {` · ${i18n.number(count)}`}
                </th>
                {cells.map(({ column, value }) =>
                  value === null ? (
                    <td key={column.name} data-column={column.name} />
                  ) : (
                    <td
                      key={column.name}
                      className={look(value)}
                      {...formula.figure(`${name} ${column.name}`, column.name)}
                    >
                      {figureText(column, value, tools)}
                    </td>
                  ),
                )}
                <td data-buttons />
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      <Text as="p" role="status" block className={styles.formula} aria-label={t`Formula`}>
        {formula.text ??
          t`Point to a figure, or select it with the arrow keys, to see its formula. Ctrl+C copies it.`}
      </Text>
    </div>
  );
};
