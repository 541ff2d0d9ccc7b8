import { type GriffelStyle, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { embeddedName, fieldText, seenText } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { ReadOnlyValue } from '../form/ReadOnlyValue.tsx';

/** In narrow panels a row of the table has two lines. */
const whenNarrow = (style: GriffelStyle): GriffelStyle => ({ '@container (width < 620px)': style });

const useStyles = makeStyles({
  scroller: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: '2px 12px 2px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    // Truncates long names, so that rows keep their height.
    maxWidth: 'min(320px, 32cqi)',
    whiteSpace: 'nowrap',
    '& *': { whiteSpace: 'nowrap' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    ...whenNarrow({
      minWidth: 0,
      maxWidth: 'none',
      padding: '0 8px 0 0',
      borderBottom: 'none',
      '& div': { minHeight: '22px' },
    }),
  },
  titles: whenNarrow(onlyHeard),
  row: whenNarrow({
    display: 'grid',
    gridTemplateColumns: '144px minmax(0, 1fr) max-content',
    alignItems: 'center',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > :last-child': { paddingRight: 0 },
  }),
  second: whenNarrow({ gridRow: 2, '&:nth-last-child(-n + 2)': { gridColumn: '2 / -1' } }),
  numeric: { textAlign: 'end', '& > *': { justifyContent: 'flex-end' } },
});

export interface RowsColumns {
  /** Columns of the table. The first one links to the record. */
  columns: Readonly<Record<string, Field>>;
  /** Columns in the second line of a row, where the panel is narrow. */
  secondLine: readonly string[];
  pathOf: (scope: RecordScope, id: string) => string;
}

interface RowsTableProps extends RowsColumns {
  rows: readonly Row[];
  scope: RecordScope;
}

/** Small table of records. Its container decides by its width whether a row has two lines. */
export const RowsTable = ({ rows, scope, columns, secondLine, pathOf }: RowsTableProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const fields = useMemo(() => Object.values(columns), [columns]);
  const text = useTextContext(
    fields,
    scope,
    useMemo(() => wantedIds([]), []),
  );
  const shown = Object.entries(columns);
  const cellOf = (name: string, { look }: Field): string =>
    mergeClasses(
      styles.cell,
      look === 'number' && styles.numeric,
      secondLine.includes(name) && styles.second,
    );
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead className={styles.titles}>
          <tr>
            {shown.map(([name, field]) => (
              <th key={name} scope="col" className={cellOf(name, field)}>
                {i18n._(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              {shown.map(([name, field], index) => (
                <td key={name} className={cellOf(name, field)}>
                  {index === 0 ? (
                    <RecordLink to={pathOf(scope, row.id)}>
                      {seenText(field, fieldText(row, name, field, text), text.isPrivate === true)}
                    </RecordLink>
                  ) : (
                    <ReadOnlyValue
                      field={field}
                      value={row[name]}
                      scope={scope}
                      name={embeddedName(row, field)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
