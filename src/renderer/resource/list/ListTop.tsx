import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useMemo } from 'react';
import type { ListState } from '../../data/listState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ColumnPanel } from '../columns/ColumnPanel.tsx';
import { formatColumnSettings } from '../columns/columnSettings.ts';
import type { ColumnSettingsState } from '../columns/useColumnSettings.ts';
import { FilterMenu } from '../filters/FilterMenu.tsx';
import { filterableFields } from '../filters/filterableFields.ts';
import type { Resource } from '../resource.ts';
import type { SavedView } from '../views/savedViews.ts';
import type { ChangeViews } from '../views/useViews.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { ViewTabs } from '../views/ViewTabs.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchText } from './searchFilter.ts';

export interface ListTopActions {
  onCreate: () => void;
  onSearch: (text: string) => void;
  onSearchField: (name: string) => void;
  onLeaveSearch: () => void;
  onFilter: (name: string, anchor: HTMLElement) => void;
  /** null: all rows. */
  onShowView: (view: SavedView | null) => void;
  /** What is shown is that view from now on. */
  onNameView: (name: string | null) => void;
  onReload: () => void;
  onExport: () => void;
  onPeek: () => void;
}

interface ListTopProps {
  title: string;
  resource: Resource;
  filters: ListState['filters'];
  /** The field that the search box looks into. */
  searched: string | null;
  views: readonly SavedView[];
  changeViews: ChangeViews;
  /** The saved view that is shown. */
  view: string | null;
  /** The question of the address, as a view keeps it. */
  search: string;
  columnSettings: ColumnSettingsState;
  searchInput: RefObject<HTMLInputElement | null>;
  isPeeking: boolean;
  /** The same after every render. */
  actions: ListTopActions;
}

/** Title and tools of a list; memoized, because rows come and change far more often than these. */
export const ListTop = memo((props: ListTopProps) => {
  const { title, resource, filters, views, changeViews, view, search, columnSettings } = props;
  const { searchInput, actions } = props;
  const { i18n } = useLingui();
  const filterable = useMemo(() => filterableFields(resource.fields, i18n), [resource, i18n, i18n.locale]);
  const searchFields = [resource.search ?? [], resource.searchAlso].flat().flatMap((name) => {
    const field = resource.fields[name];
    return field ? [{ name, label: i18n._(field.label), clean: field.clean }] : [];
  });
  const searchField = searchFields.find(({ name }) => name === props.searched);
  const shown = { search, columns: formatColumnSettings(columnSettings.settings) };
  return (
    <>
      <PageHeader title={title}>
        {resource.can.create && (
          <Button appearance="primary" icon={<Add20Regular />} onClick={actions.onCreate}>
            <Trans>Add new</Trans>
          </Button>
        )}
      </PageHeader>
      <ListToolbar
        columnPanel={<ColumnPanel fields={resource.fields} {...columnSettings} />}
        isPeeking={props.isPeeking}
        onReload={actions.onReload}
        onExport={actions.onExport}
        onPeek={actions.onPeek}
      >
        {searchField && (
          <SearchBox
            text={searchText(resource.fields[searchField.name], filters[searchField.name])}
            field={searchField}
            fields={searchFields}
            onField={actions.onSearchField}
            inputRef={searchInput}
            onSearch={actions.onSearch}
            onLeave={actions.onLeaveSearch}
          />
        )}
        {filterable.length > 0 && <FilterMenu fields={filterable} onChoose={actions.onFilter} />}
        <ViewsMenu
          views={views}
          change={changeViews}
          shown={shown}
          active={view}
          onShow={actions.onShowView}
          onName={actions.onNameView}
        />
      </ListToolbar>
      {views.length > 0 && (
        <ViewTabs
          views={views}
          change={changeViews}
          shown={shown}
          active={view}
          onShow={actions.onShowView}
          onReset={columnSettings.reset}
        />
      )}
    </>
  );
});
