import { type GriffelStyle, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Filter } from '#shared/query/listQuery.ts';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import { asAppError } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Lazy, type LazyComponent } from '../../ui/lazyComponent.tsx';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { RecordContentProps } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { embeddedName, fieldText, seenText } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { ReadOnlyValue } from '../form/ReadOnlyValue.tsx';

export interface ListPanelOptions {
  entity: EntityName;
  title: MessageDescriptor;
  empty: MessageDescriptor;
  filters: (record: Row) => Readonly<Record<string, Filter>>;
  sort: Sort;
  /** Columns of the table. The first one links to the record. */
  columns: Readonly<Record<string, Field>>;
  /** Columns in the second line of a row, where the panel is narrow. */
  secondLine: readonly string[];
  pathOf: (scope: RecordScope, id: string) => string;
  note?: LazyComponent<RecordContentProps>;
  /** Path of the list with the same filters. */
  listPath: (scope: RecordScope, record: Row) => string;
}

const rowCount = 10;

/** In narrow panels a row of the table has two lines. */
const whenNarrow = (style: GriffelStyle): GriffelStyle => ({ '@container (width < 620px)': style });

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', containerType: 'inline-size' },
  title: { margin: 0, color: tokens.colorNeutralForeground2 },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  scroller: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    padding: '2px 12px 2px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    // Truncates long names, so that rows keep their height.
    maxWidth: '320px',
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
    gridTemplateColumns: '128px minmax(0, 1fr) max-content',
    alignItems: 'center',
    padding: '4px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > :last-child': { paddingRight: 0 },
  }),
  second: whenNarrow({ gridRow: 2, '&:nth-last-child(-n + 2)': { gridColumn: '2 / -1' } }),
  numeric: { textAlign: 'end', '& > *': { justifyContent: 'flex-end' } },
  note: { color: tokens.colorNeutralForeground3 },
});

/** Table of related records on a record's page, with a link to the full list. */
export const ListPanel = (props: RecordContentProps & ListPanelOptions) => {
  const { record, entity, title, empty, filters, sort, columns, secondLine, note, pathOf, listPath } = props;
  const { i18n } = useLingui();
  const { scope } = useResource();
  const styles = useStyles();
  const query = { page: 1, size: rowCount, sort, filters: filters(record) };
  const { data, error, refetch } = useQuery(listPageOptions(entity, scope, query));
  const fields = useMemo(() => Object.values(columns), [columns]);
  const text = useTextContext(
    fields,
    scope,
    useMemo(() => wantedIds([]), []),
  );
  const failure = data ? null : asAppError(error);
  const total = data?.total ?? 0;
  const shown = Object.entries(columns);
  const cellOf = (name: string, { look }: Field): string =>
    mergeClasses(
      styles.cell,
      look === 'number' && styles.numeric,
      secondLine.includes(name) && styles.second,
    );
  return (
    <section className={styles.root} aria-label={i18n._(title)}>
      <div className={styles.top}>
        <Text as="h2" className={styles.title} weight="semibold" size={400}>
          {i18n._(title)}
        </Text>
        {total > 0 && (
          <TextLink to={listPath(scope, record)}>
            <Trans>All {i18n.number(total)}</Trans>
          </TextLink>
        )}
        {total > 0 && note && <Lazy of={note} given={{ record }} />}
      </div>
      {failure && <ReadError error={failure} onRetry={() => void refetch()} />}
      {!data && !failure && <Loading />}
      {data && total === 0 && <Text className={styles.note}>{i18n._(empty)}</Text>}
      {data && total > 0 && (
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
              {data.rows.map((row) => (
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
      )}
    </section>
  );
};
