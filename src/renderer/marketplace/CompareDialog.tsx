import { Button, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { scopeOfRow } from '../data/entityCalls.ts';
import { asAppError } from '../data/queryClient.ts';
import { recordOptions } from '../data/useRecord.ts';
import { recordPath } from '../paths.ts';
import type { CompareProps } from '../resource/define/resource.ts';
import { useResource } from '../resource/define/resourceContext.tsx';
import { fieldText, seenText } from '../resource/fields/fieldText.ts';
import { useTextContext, wantedIds } from '../resource/fields/reference/useReferenceNames.ts';
import { isEmpty } from '../resource/form/formResolver.ts';
import { columnNames } from '../resource/table/columnSettings.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { RecordLink } from '../ui/RecordLink.tsx';
import { type Formatters, useFormatters } from '../ui/useFormatters.ts';
import { type ComparedBy, type CompareFigures, readFigures } from './compareFigures.ts';

const figuresStaleMs = 5 * 60_000;

const useStyles = makeStyles({
  dialog: { width: 'fit-content', minWidth: 'min(92vw, 640px)', maxWidth: '92vw' },
  scroll: { overflow: 'auto', maxHeight: '60vh' },
  table: { borderCollapse: 'collapse', width: '100%' },
  cell: {
    padding: '6px 12px',
    minWidth: '140px',
    maxWidth: '280px',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  label: {
    position: 'sticky',
    left: 0,
    maxWidth: '200px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  corner: { left: 0, zIndex: 2 },
  differs: { fontWeight: tokens.fontWeightSemibold },
  mark: { color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Line {
  /** Key among the rows. */
  name: string;
  label: string;
  values: readonly string[];
  /** Each record has its own value, so that a difference means nothing. */
  isUnique: boolean;
}

const differs = ({ values, isUnique }: Line): boolean => !isUnique && new Set(values).size > 1;

const uniqueLast = (one: Line, other: Line): number => Number(one.isUnique) - Number(other.isUnique);

const LineRow = ({ line, ids }: { line: Line; ids: readonly string[] }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isDifferent = differs(line);
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.cell, styles.label)}>
        {line.label}
        {isDifferent && ' '}
        {isDifferent && (
          <span className={styles.mark} role="img" aria-label={t`different`}>
            ●
          </span>
        )}
      </th>
      {ids.map((id, index) => (
        <td key={id} className={mergeClasses(styles.cell, isDifferent && styles.differs)}>
          {line.values[index]}
        </td>
      ))}
    </tr>
  );
};

type Answer = { data: CompareFigures | undefined; error: Error | null };

const useFigureLines = (
  answers: readonly Answer[],
  by: ComparedBy,
  { number }: Formatters,
): readonly Line[] => {
  const { t } = useLingui();
  const share = (part: number, whole: number): string => `${number(Math.round((part / whole) * 100))} %`;
  const line = (name: string, label: string, text: (figures: CompareFigures) => string): Line => ({
    name: `figure ${name}`,
    label,
    isUnique: false,
    values: answers.map(({ data, error }) => (data ? text(data) : error ? t`not read` : '…')),
  });
  return [
    line('orders', t`Orders, 30 days`, ({ orders }) => number(orders)),
    line('canceled', t`Canceled, 30 days`, ({ canceled, orders }) =>
      orders === 0 ? number(canceled) : `${number(canceled)} (${share(canceled, orders)})`,
    ),
    line('rating', t`Average rating, 30 days`, ({ rating }) =>
      rating === null ? '–' : `${number(Math.round(rating.average * 10) / 10)} (${number(rating.count)})`,
    ),
    ...(by === 'courierId'
      ? [
          line('onTime', t`On time, reviewed deliveries of 30 days`, ({ onTime }) =>
            onTime === null ? '–' : `${share(onTime.count, onTime.reviewed)} (${number(onTime.reviewed)})`,
          ),
        ]
      : []),
  ];
};

/** Rows of the table: figures first, then the fields. */
const useLines = (rows: CompareProps['rows'], by: ComparedBy) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const { entity, fields } = resource;
  const formatters = useFormatters();
  const today = formatters.today();
  const read = useQueries({
    queries: rows.map((row) => recordOptions(entity, scopeOfRow(scope, row), row.id)),
  });
  const figures = useQueries({
    queries: rows.map((row) => ({
      queryKey: ['compare', by, scopeOfRow(scope, row), row.id, today],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        readFigures({ by, scope: scopeOfRow(scope, row), id: row.id, today }, signal),
      staleTime: figuresStaleMs,
    })),
  });
  const records = rows.map((row, index) => ({ ...row, ...read[index]?.data }));
  // The title has the name; images have no text, and masked values show no difference.
  const names = columnNames(fields).filter(
    (name) =>
      !['id', 'updatedAt', resource.search].includes(name) &&
      fields[name]?.look !== 'image' &&
      fields[name]?.isSensitive !== true,
  );
  const declared = useMemo(() => Object.values(fields), [fields]);
  const wanted = wantedIds(
    records.flatMap((record) => names.map((name) => [fields[name], record[name]] as const)),
  );
  const context = useTextContext(declared, scope, wanted);
  const lines = names.flatMap((name): Line[] => {
    const field = fields[name];
    if (!field) return [];
    if (records.every((record) => isEmpty(record[name]))) return [];
    const values = records.map(
      (record) => seenText(field, fieldText(record, name, field, context), context.isPrivate === true) || '–',
    );
    return [{ name, label: i18n._(field.label), values, isUnique: field.isUnique === true }];
  });
  const failed = read.find(({ error }) => error !== null);
  const shownFigures = useFigureLines(figures, by, formatters);
  return { records, lines: [...shownFigures, ...lines.toSorted(uniqueLast)], error: failed?.error ?? null };
};

/** Two to four records side by side: figures of 30 days, then every field; differences are marked. */
export const CompareDialog = ({ rows, by, onClose }: CompareProps & { by: ComparedBy }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { resource, scope } = useResource();
  const [isShort, setShort] = useState(false);
  const { records, lines, error } = useLines(rows, by);
  const ids = rows.map(({ id }) => id);
  return (
    <DialogFrame
      className={styles.dialog}
      title={<Trans>Comparison</Trans>}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Switch
        label={t`Only differences`}
        checked={isShort}
        onChange={(_event, { checked }) => setShort(checked)}
      />
      {error && asAppError(error)?.code !== 'NOT_FOUND' && (
        <span role="status" className={styles.quiet}>
          <Trans>Some values could not be read.</Trans>
        </span>
      )}
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={t`Comparison`}>
          <thead>
            <tr>
              <th className={mergeClasses(styles.cell, styles.head, styles.corner)} aria-label={t`Field`} />
              {records.map((record, index) => (
                <th key={record.id} scope="col" className={mergeClasses(styles.cell, styles.head)}>
                  <RecordLink
                    to={recordPath(resource.entity, scopeOfRow(scope, rows[index] ?? record), record.id)}
                  >
                    {resource.nameOf(record) || record.id}
                  </RecordLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines
              .filter((line) => !isShort || differs(line))
              .map((line) => (
                <LineRow key={line.name} line={line} ids={ids} />
              ))}
          </tbody>
        </table>
      </div>
    </DialogFrame>
  );
};
