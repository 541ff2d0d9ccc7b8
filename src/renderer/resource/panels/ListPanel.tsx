import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Filter } from '#shared/domain/listQuery.ts';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import { asAppError } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Lazy, type LazyComponent } from '../../ui/lazyComponent.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { embeddedName, fieldText, seenText } from '../fields/fieldText.ts';
import type { Field } from '../fields/fieldType.ts';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { ReadOnlyValue } from '../form/ReadOnlyValue.tsx';
import type { RecordContentProps } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

export interface ListPanelOptions {
  entity: EntityName;
  title: MessageDescriptor;
  empty: MessageDescriptor;
  filters: (record: Row) => Readonly<Record<string, Filter>>;
  sort: Sort;
  /** Columns of the table. The first one links to the record. */
  columns: Readonly<Record<string, Field>>;
  pathOf: (scope: RecordScope, id: string) => string;
  note?: LazyComponent<RecordContentProps>;
  /** Path of the list with the same filters. */
  listPath: (scope: RecordScope, record: Row) => string;
}

const rowCount = 10;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', maxWidth: '960px' },
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
  },
  numeric: { textAlign: 'end', '& > *': { justifyContent: 'flex-end' } },
  note: { color: tokens.colorNeutralForeground3 },
});

/** Table of related records on a record's page, with a link to the full list. */
export const ListPanel = (props: RecordContentProps & ListPanelOptions) => {
  const { record, entity, title, empty, filters, sort, columns, note, pathOf, listPath } = props;
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
  const cellOf = ({ isNumeric }: Field): string => mergeClasses(styles.cell, isNumeric && styles.numeric);
  return (
    <section className={styles.root} aria-label={i18n._(title)}>
      <div className={styles.top}>
        <Text as="h2" weight="semibold" size={400}>
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
            <thead>
              <tr>
                {shown.map(([name, field]) => (
                  <th key={name} scope="col" className={cellOf(field)}>
                    {i18n._(field.label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.id}>
                  {shown.map(([name, field], index) => (
                    <td key={name} className={cellOf(field)}>
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
