import { Button, mergeClasses, Text } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayeeType } from '#shared/domain/payouts.ts';
import type { Sort } from '../../data/listState.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { LineStatus } from './LineDialog.tsx';
import { shownIdLength } from './LineFilters.tsx';
import { LineTitle } from './LineTitle.tsx';
import { columnTotal, figureText, formulaText, lineColumns, type Telling } from './lineColumns.ts';
import { usePayListStyles } from './usePayListStyles.ts';

/** An id differs at its end; beside the order's a few characters of it have room. */
export const shownLineId = ({ id }: Pick<PayListLine, 'id'>): string => id.slice(-6);

/** More figures than that stand below the facts of their order where the list is narrow. */
const maxInOneLine = 5;

/** A moment that breaks before its time only: a day stays on one line. */
const unbroken = (moment: string): string => moment.replaceAll(/ (?=.* )/g, '\u00A0');

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const figureAt = (target: EventTarget): HTMLTableCellElement | null =>
  (target as HTMLElement).closest<HTMLTableCellElement>('td[data-figure]');

/** Arrow keys walk over the figures, as in a spreadsheet. */
const walkFigures = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = figureAt(event.target);
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  const row = cell?.closest('tr');
  if (!cell || !row || !step) return;
  const target =
    row.parentElement?.children[row.sectionRowIndex + step[0]]?.children[cell.cellIndex + step[1]];
  if (!(target instanceof HTMLElement) || !target.dataset.figure) return;
  event.preventDefault();
  target.focus();
};

/** Ctrl+C takes the figure that has the focus, as it is shown; text that was marked is what the person means. */
const copyFigure = (event: ClipboardEvent<HTMLElement>): void => {
  const cell = document.activeElement && figureAt(document.activeElement);
  if (!cell || !window.getSelection()?.isCollapsed) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', cell.textContent);
};

interface LinesTableProps {
  payeeType: PayeeType;
  vat: number;
  /** The lines of this page, and all that the filters let through, which the last row adds up. */
  shown: readonly PayListLine[];
  all: readonly PayListLine[];
  isNarrowed: boolean;
  /** null: as the server gave them. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  telling: Telling;
  orderPath: (orderId: string) => string;
  onView: (line: PayListLine) => void;
}

/** The orders of a pay list with their figures; each figure says how it came about. */
export const LinesTable = (props: LinesTableProps) => {
  const { payeeType, vat, shown, all, isNarrowed, sort, onSort, telling, orderPath, onView } = props;
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const columns = lineColumns[payeeType];
  const facts = [
    ['id', t`ID`],
    ['completedAt', t`Completed at`],
    ['orderId', t`Order`],
    ['status', t`Status`],
  ] as const;
  /** The figure that the keyboard is at, and the one that the mouse points at, which is spoken of first. */
  const [stop, setStop] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const [pointed, setPointed] = useState('');
  const first = `${shown[0]?.id} ${columns[0]?.name}`;
  const current = shown.some(({ id }) => stop?.startsWith(`${id} `)) ? stop : first;
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
          onKeyDown={walkFigures}
          onCopy={copyFigure}
          onMouseLeave={() => setPointed('')}
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
              <tr key={line.id}>
                <td className={styles.code} title={line.id}>
                  {shownLineId(line)}
                </td>
                <td
                  data-words
                  title={line.completedAt ? telling.formatters.dateTime(line.completedAt) : undefined}
                >
                  {line.completedAt ? unbroken(telling.formatters.dayAndTime(line.completedAt)) : '–'}
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
                  const key = `${line.id} ${column.name}`;
                  const tell = (): string => formulaText(column, line, vat, telling);
                  return (
                    <td
                      key={column.name}
                      data-figure={column.name}
                      data-column={column.name}
                      className={look(value)}
                      tabIndex={key === current ? 0 : -1}
                      onFocus={() => {
                        setStop(key);
                        setTold(tell());
                      }}
                      onMouseEnter={() => setPointed(tell())}
                    >
                      {figureText(column, value, telling)}
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
            <tr>
              <th scope="row" colSpan={facts.length}>
                {isNarrowed ? <Trans>Lines that fit the filters</Trans> : <Trans>All lines</Trans>}
              </th>
              {columns.map((column) => {
                const total = columnTotal(column, all, vat);
                return (
                  <td key={column.name} className={look(total)} data-column={column.name}>
                    {total === null ? '' : figureText(column, total, telling)}
                  </td>
                );
              })}
              <td data-buttons />
            </tr>
          </tfoot>
        </table>
      </div>
      <Text as="p" role="status" block className={styles.formula} aria-label={t`Formula`}>
        {pointed ||
          told ||
          t`Point at a figure, or go to it with the arrow keys, to see how it came about. Ctrl+C copies it.`}
      </Text>
    </div>
  );
};
