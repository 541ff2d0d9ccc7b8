import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { FigureCell } from './FigureCell.tsx';
import { LineStatus } from './LineDialog.tsx';
import { shownIdLength } from './LineFilters.tsx';
import { LineTitle } from './LineTitle.tsx';
import { formulaText, lineColumns, type TextTools } from './lineColumns.ts';
import { type TotalRow, totalRows } from './lineTotals.ts';
import { shownLineId } from './sortLines.ts';
import { type Formula, useFormula } from './useFormula.ts';
import { usePayListStyles } from './usePayListStyles.ts';

/** Lines with more figures take two rows in narrow tables. */
const maxInOneLine = 5;
/** Columns before the figures. */
const factCount = 4;

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

const LinesHead = ({ payeeType, ...sorting }: Pick<LinesTableProps, 'payeeType' | 'sort' | 'onSort'>) => {
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  return (
    <thead>
      <tr>
        <LineTitle name="id" label={t`ID`} {...sorting} />
        <LineTitle name="completedAt" label={t`Completed at`} {...sorting} />
        <LineTitle name="orderId" label={t`Order`} {...sorting} />
        <LineTitle name="status" label={t`Status`} {...sorting} />
        {lineColumns[payeeType].map(({ name, label }) => (
          <LineTitle key={name} name={name} label={i18n._(label)} className={styles.number} {...sorting} />
        ))}
        <th scope="col" data-buttons>
          <span className={styles.heard}>{t`Actions`}</span>
        </th>
      </tr>
    </thead>
  );
};

const CompletedAt = ({ at, tools }: { at: string; tools: TextTools }) => {
  const { dateTime, dayAndTime, shortDay } = tools.formatters;
  return (
    <td title={dateTime(at)}>
      <span data-whole>{dayAndTime(at)}</span>
      <span data-short>{shortDay(at, at)}</span>
    </td>
  );
};

/** Scrolls once, when the row appears. */
const scrollTo = (row: HTMLTableRowElement | null): void => row?.scrollIntoView({ block: 'center' });

interface LineRowProps
  extends Pick<LinesTableProps, 'payeeType' | 'vat' | 'tools' | 'orderPath' | 'marked' | 'onView'> {
  line: PayListLine;
  formula: Formula;
}

const LineRow = ({ payeeType, vat, tools, orderPath, marked, onView, line, formula }: LineRowProps) => {
  const { t } = useLingui();
  const styles = usePayListStyles();
  const isMarked = line.orderId === marked;
  return (
    <tr {...(isMarked ? { className: styles.marked, ref: scrollTo, 'aria-current': true } : {})}>
      <td className={styles.code} title={line.id}>
        {shownLineId(line)}
      </td>
      {line.completedAt ? <CompletedAt at={line.completedAt} tools={tools} /> : <td>–</td>}
      <td>
        <RecordLink to={orderPath(line.orderId)}>
          {line.orderId.slice(0, shownIdLength).toUpperCase()}
        </RecordLink>
      </td>
      <td className={styles.status} data-words>
        <LineStatus status={line.status} />
      </td>
      {lineColumns[payeeType].map((column) => (
        <FigureCell
          key={column.name}
          data-figure={column.name}
          column={column}
          value={column.valueOf(line, vat)}
          tools={tools}
          {...formula.figure(`${line.id} ${column.name}`, column.name)}
        />
      ))}
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
  );
};

interface LinesFootProps extends Pick<LinesTableProps, 'isNarrowed' | 'tools'> {
  totals: readonly TotalRow[];
  formula: Formula;
}

const LinesFoot = ({ isNarrowed, tools, totals, formula }: LinesFootProps) => {
  const { i18n, t } = useLingui();
  return (
    <tfoot>
      {totals.map(({ name, label, count, cells }) => (
        <tr key={name}>
          <th scope="row" colSpan={factCount}>
            {label ? i18n._(label) : isNarrowed ? t`Lines that match the filters` : t`All lines`}
            {` · ${i18n.number(count)}`}
          </th>
          {cells.map(({ column, value }) =>
            value === null ? (
              <td key={column.name} data-column={column.name} />
            ) : (
              <FigureCell
                key={column.name}
                column={column}
                value={value}
                tools={tools}
                {...formula.figure(`${name} ${column.name}`, column.name)}
              />
            ),
          )}
          <td data-buttons />
        </tr>
      ))}
    </tfoot>
  );
};

/** Formulas of all figures on screen, by their keys. */
const sentencesOf = (
  { payeeType, vat, shown, tools }: Pick<LinesTableProps, 'payeeType' | 'vat' | 'shown' | 'tools'>,
  totals: readonly TotalRow[],
): Map<string, () => string> => {
  const sentences = new Map<string, () => string>();
  for (const line of shown)
    for (const column of lineColumns[payeeType])
      sentences.set(`${line.id} ${column.name}`, () => formulaText(column, line, vat, tools));
  for (const { name, cells } of totals)
    for (const { column, value, explain } of cells)
      if (value !== null) sentences.set(`${name} ${column.name}`, () => explain(tools));
  return sentences;
};

export const LinesTable = ({ shown, all, isNarrowed, sort, onSort, ...ofRows }: LinesTableProps) => {
  const { t } = useLingui();
  const styles = usePayListStyles();
  const { payeeType, vat, tools } = ofRows;
  const { length } = lineColumns[payeeType];
  const totals = totalRows(payeeType, all, vat);
  const formula = useFormula(sentencesOf({ payeeType, vat, shown, tools }, totals));
  return (
    <div>
      <div className={styles.frame}>
        <table
          className={mergeClasses(
            styles.table,
            styles.kept,
            styles.lines,
            length > maxInOneLine && styles.twoLines,
          )}
          style={{ '--figures': length } as CSSProperties}
          aria-label={t`Lines`}
          {...formula.table}
        >
          <LinesHead payeeType={payeeType} sort={sort} onSort={onSort} />
          <tbody>
            {shown.map((line) => (
              <LineRow key={line.id} {...ofRows} line={line} formula={formula} />
            ))}
          </tbody>
          <LinesFoot isNarrowed={isNarrowed} tools={tools} totals={totals} formula={formula} />
        </table>
      </div>
      <Text as="p" role="status" block className={styles.formula} aria-label={t`Formula`}>
        {formula.text ??
          t`Point to a figure, or select it with the arrow keys, to see its formula. Ctrl+C copies it.`}
      </Text>
    </div>
  );
};
