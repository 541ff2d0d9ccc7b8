import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import { asAppError } from '../../data/queryClient.ts';
import { listPageOptions } from '../../data/useList.ts';
import { ReadError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Lazy, type LazyComponent } from '../../ui/lazyComponent.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { RecordContentProps } from '../define/resource.ts';
import { useResource } from '../define/resourceContext.tsx';
import { type PanelRows, panelQuery } from './panelQuery.ts';
import { type RowsColumns, RowsTable } from './RowsTable.tsx';

export interface ListPanelOptions extends RowsColumns, PanelRows {
  entity: EntityName;
  title: MessageDescriptor;
  empty: MessageDescriptor;
  note?: LazyComponent<RecordContentProps>;
  /** Path of the list with the same filters. */
  listPath: (scope: RecordScope, record: Row) => string;
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', containerType: 'inline-size' },
  title: { margin: 0, color: tokens.colorNeutralForeground2 },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  note: { color: tokens.colorNeutralForeground3 },
});

/** Table of related records on a record's page, with a link to the full list. */
export const ListPanel = (props: RecordContentProps & ListPanelOptions) => {
  const { record, entity, title, empty, filters, sort, columns, secondLine, note, pathOf, listPath } = props;
  const { i18n } = useLingui();
  const { scope } = useResource();
  const styles = useStyles();
  const { data, error, refetch } = useQuery(
    listPageOptions(entity, scope, panelQuery({ filters, sort }, record)),
  );
  const failure = data ? null : asAppError(error);
  const total = data?.total ?? 0;
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
        <RowsTable rows={data.rows} scope={scope} columns={columns} secondLine={secondLine} pathOf={pathOf} />
      )}
    </section>
  );
};
