import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { useIsPrivate } from '../../stores/preferences.ts';
import { ErrorDetails } from '../../ui/Banner.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useResource } from '../define/resourceContext.tsx';
import { mask, seenText, valueText } from '../fields/fieldText.ts';
import type { Field, TextContext } from '../fields/fieldType.ts';
import { labelsText } from '../form/formFields.ts';
import { oddText } from '../form/formResolver.ts';
import { columnFields } from './matchColumns.ts';
import type { PastedRow, PastedTable } from './pastedTable.ts';
import type { PlannedRow } from './planRows.ts';
import { nameOfResult, results } from './rowResults.ts';
import type { RowFailure } from './saveRows.ts';

/** In pixels. */
const lineWidth = 52;
/** In pixels, of a row with one line. */
const [headHeight, rowHeight] = [62, 31];

const useStyles = makeStyles({
  scroller: {
    overflow: 'auto',
    flexGrow: 1,
    // Keeps the height of all rows, so that the filter does not move the dialog.
    minHeight: 'min(var(--all-rows), calc(100vh - 340px))',
    maxHeight: 'calc(100vh - 340px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  // Collapsed borders would scroll away from a sticky header.
  table: { minWidth: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: tokens.fontSizeBase200 },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '6px 8px',
    verticalAlign: 'bottom',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    display: 'block',
    maxWidth: '200px',
    marginBottom: '4px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  select: { minWidth: '132px' },
  cell: {
    padding: '5px 8px',
    maxWidth: '280px',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // The results stay visible beside any column.
  fixed: { position: 'sticky', left: 0, backgroundColor: tokens.colorNeutralBackground1 },
  fixedHead: { left: 0, zIndex: 2 },
  afterLine: { left: `${lineWidth}px` },
  line: {
    boxSizing: 'border-box',
    minWidth: `${lineWidth}px`,
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  result: { minWidth: '120px', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  quiet: { color: tokens.colorNeutralForeground3 },
  after: { fontWeight: tokens.fontWeightSemibold },
  problem: { color: tokens.colorStatusDangerForeground3, whiteSpace: 'pre-line' },
  warning: { color: tokens.colorStatusWarningForeground1, whiteSpace: 'pre-line' },
});

interface CellProps {
  name: string;
  field: Field;
  raw: string;
  planned: PlannedRow;
  context: TextContext;
}

/** New value, or old and new ones, with the form's message. */
const PlannedCell = ({ name, field, raw, planned, context }: CellProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { given, values, record, problems, warnings, result } = planned;
  const isPrivate = context.isPrivate === true;
  const seen = (value: unknown): string => seenText(field, valueText(field, value, context), isPrivate);
  const problem = problems[name];
  const isChange = record !== null && name in values;
  // As pasted if wrong: formatting rounds a decimal too many.
  const text = name in given && !problem ? seen(given[name]) : seenText(field, raw, isPrivate);
  const odd = result === 'new' || isChange ? oddText(field, given[name], i18n) : null;
  const warning = [warnings[name], odd].filter(Boolean).join('\n');
  return (
    <>
      {isChange ? (
        <>
          <span className={styles.quiet}>{seen(record[name]) || t`empty`}</span> →{' '}
          <span className={styles.after}>{(problem ? text : seen(values[name])) || t`empty`}</span>
        </>
      ) : (
        <span className={record ? styles.quiet : undefined}>{text}</span>
      )}
      {problem && <div className={styles.problem}>{problem}</div>}
      {!problem && warning && <div className={styles.warning}>{warning}</div>}
    </>
  );
};

interface ResultProps {
  planned: PlannedRow;
  failure: RowFailure | undefined;
  columns: PasteTableProps['columns'];
}

const Result = ({ planned, failure, columns }: ResultProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { fields } = useResource().resource;
  const { record, values, problems, note } = planned;
  const { tone, label } = results[nameOfResult(planned, failure)];
  const isElsewhere = (name: string): boolean => !columns.includes(name);
  const emptied = labelsText(fields, record ? Object.keys(values).filter(isElsewhere) : [], i18n);
  const wrong = Object.keys(problems);
  // Problems of columns are at their cells, which may be out of view.
  const inColumns = labelsText(
    fields,
    wrong.filter((name) => !isElsewhere(name)),
    i18n,
  );
  const messages = [
    failure?.text,
    note,
    inColumns,
    ...wrong.filter(isElsewhere).map((name) => problems[name]),
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <>
      <StatusDot tone={tone} />
      {i18n._(label)}
      {messages && <div className={styles.problem}>{messages}</div>}
      <ErrorDetails requestId={failure?.requestId} />
      {emptied && <div className={styles.quiet}>{t`Also emptied: ${emptied}`}</div>}
    </>
  );
};

interface PasteTableProps {
  titles: PastedTable['titles'];
  rows: readonly PastedRow[];
  columns: readonly (string | null)[];
  /** Rows by line; a row without a plan is still looked up. */
  planned: ReadonlyMap<number, PlannedRow>;
  failures: ReadonlyMap<number, RowFailure> | null;
  /** Number of rows without a filter. */
  total: number;
  context: TextContext;
  /** `null`: rows are saved, so the columns stay. */
  onColumn: ((index: number, field: string | null) => void) | null;
}

const PasteHead = ({
  titles,
  columns,
  onColumn,
}: Pick<PasteTableProps, 'titles' | 'columns' | 'onColumn'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { resource } = useResource();
  const options = columnFields(resource).map((name) => {
    const { label } = resource.fields[name] ?? {};
    return { name, label: label ? i18n._(label) : name };
  });
  return (
    <thead>
      <tr>
        <th scope="col" className={mergeClasses(styles.head, styles.fixedHead, styles.line)}>{t`Row`}</th>
        <th
          scope="col"
          className={mergeClasses(styles.head, styles.fixedHead, styles.afterLine, styles.result)}
        >{t`Result`}</th>
        {columns.map((name, index) => {
          const title = titles[index] ?? '';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no other name and never move.
            <th key={index} scope="col" className={styles.head}>
              <span className={styles.title} title={title}>
                {title || t`No title`}
              </span>
              <Select
                className={styles.select}
                size="small"
                aria-label={t`Field for column ${title}`}
                value={name ?? ''}
                disabled={onColumn === null}
                onChange={(_event, { value }) => onColumn?.(index, value || null)}
              >
                <option value="">{t`Not used`}</option>
                {options.map((option) => (
                  <option key={option.name} value={option.name}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </th>
          );
        })}
      </tr>
    </thead>
  );
};

/** The pasted rows with their results. Memoized, because progress changes often. */
export const PasteTable = memo((props: PasteTableProps) => {
  const { titles, rows, columns, planned, failures, total, context, onColumn } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const region = useRef<HTMLElement>(null);
  // The input of the step before is gone.
  useEffect(() => region.current?.focus(), []);
  const { fields } = useResource().resource;
  const cellOf = ({ line, cells }: PastedRow, name: string | null, index: number) => {
    const raw = cells[index] ?? '';
    const field = name === null ? undefined : fields[name];
    const plan = planned.get(line);
    // An unused column may hold anything, also personal data.
    if (!field || name === null)
      return <span className={styles.quiet}>{isPrivate && raw !== '' ? mask : raw}</span>;
    if (!plan) return seenText(field, raw, isPrivate);
    return <PlannedCell name={name} field={field} raw={raw} planned={plan} context={context} />;
  };
  return (
    <section
      ref={region}
      className={styles.scroller}
      style={{ '--all-rows': `${headHeight + total * rowHeight}px` } as CSSProperties}
      aria-label={t`Pasted rows`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the focused region.
      tabIndex={0}
      data-first
    >
      <table className={styles.table}>
        <PasteHead titles={titles} columns={columns} onColumn={onColumn} />
        <tbody>
          {rows.map((row) => {
            const plan = planned.get(row.line);
            return (
              <tr key={row.line}>
                <td className={mergeClasses(styles.cell, styles.fixed, styles.line)}>{row.line}</td>
                <td className={mergeClasses(styles.cell, styles.fixed, styles.afterLine, styles.result)}>
                  {plan ? (
                    <Result planned={plan} failure={failures?.get(row.line)} columns={columns} />
                  ) : (
                    <span className={styles.quiet}>…</span>
                  )}
                </td>
                {columns.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no other name and never move.
                  <td key={index} className={styles.cell}>
                    {cellOf(row, name, index)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
