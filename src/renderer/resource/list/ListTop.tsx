import { Button, makeStyles } from '@fluentui/react-components';
import { Add20Regular, ArrowClockwise20Regular, PanelRight20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useCallback } from 'react';
import { useLocation } from 'react-router';
import { parseListParams } from '../../data/listParams.ts';
import { useUser } from '../../stores/session.ts';
import { CopyLinkButton } from '../../ui/CopyButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { ColumnPanel } from '../columns/ColumnPanel.tsx';
import { formatColumnSettings } from '../columns/columnSettings.ts';
import { FilterMenu } from '../filters/FilterMenu.tsx';
import { useResource } from '../resourceContext.tsx';
import { type SavedView, viewSearch } from '../views/savedViews.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { ViewTabs } from '../views/ViewTabs.tsx';
import { ExportTools } from './ExportTools.tsx';
import { isServerFile } from './listExportOf.ts';
import { readHabits } from './listHabits.ts';
import { NewRows } from './NewRows.tsx';
import { SearchBox, SearchNote } from './SearchBox.tsx';
import { useListQuestion } from './useListController.tsx';

const useStyles = makeStyles({
  bar: { containerType: 'inline-size', containerName: 'tools', flex: '0 0 auto' },
  tools: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px', flex: '0 0 auto' },
  gap: { flexGrow: 1 },
});

export interface ListTopActions {
  onCreate: () => void;
  onLeaveSearch: () => void;
  onFilter: (name: string, anchor: HTMLElement) => void;
  onReload: () => void;
  onShowNew: () => void;
  onExport: () => void;
  onAskExport: () => void;
  onPeek: () => void;
}

interface ListTopProps {
  searchInput: RefObject<HTMLInputElement | null>;
  isPeeking: boolean;
  /** Stable: the same object after every render. */
  actions: ListTopActions;
}

/** Title and tools of a list; memoized, because rows come and change far more often than these. */
export const ListTop = memo(({ searchInput, isPeeking, actions }: ListTopProps) => {
  const { state, change, searched, recognized, typed, search, views, changeViews, columnSettings } =
    useListQuestion();
  const { resource, scope, title, can } = useResource();
  const { search: address } = useLocation();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const userId = useUser()?.id ?? '';
  const readUsed = useCallback(() => readHabits(userId, resource.entity).filters, [userId, resource.entity]);
  const hasFilters = Object.values(resource.fields).some(({ filter }) => filter !== null);
  const searchFields = [
    ...new Set([resource.search ?? [], resource.searchAlso, searched ?? []].flat()),
  ].flatMap((name) => {
    const field = resource.fields[name];
    if (!field) return [];
    const { label, clean, isPersonal = false } = field;
    return [{ name, label: i18n._(label), clean, isPersonal }];
  });
  const searchField = searchFields.find(({ name }) => name === searched);
  const ofViews = {
    views,
    change: changeViews,
    shown: { search: address, columns: formatColumnSettings(columnSettings.settings) },
    active: state.view,
    onShow: (view: SavedView | null) => change(() => parseListParams(new URLSearchParams(viewSearch(view)))),
  };
  return (
    <>
      <PageHeader title={i18n._(title)} aside={<NewRows onShow={actions.onShowNew} />}>
        {can.create && (
          <Button appearance="primary" icon={<Add20Regular />} onClick={actions.onCreate}>
            <Trans>Add new</Trans>
          </Button>
        )}
      </PageHeader>
      <div className={styles.bar}>
        <div className={styles.tools} role="toolbar" aria-label={t`List`}>
          {searchField && (
            <SearchBox
              text={typed}
              field={{ ...searchField, label: recognized ? i18n._(recognized.label) : searchField.label }}
              fields={searchFields}
              onField={(name) => {
                search.onField(name);
                searchInput.current?.focus();
              }}
              inputRef={searchInput}
              onSearch={search.onSearch}
              onLeave={actions.onLeaveSearch}
            />
          )}
          {recognized && <SearchNote {...recognized} onPerson={search.onPerson} />}
          {hasFilters && <FilterMenu resource={resource} readUsed={readUsed} onChoose={actions.onFilter} />}
          <ViewsMenu {...ofViews} onName={(view) => change((now) => ({ ...now, view }))} />
          <span className={styles.gap} />
          <ToolButton
            hasWords
            label={t`Reload`}
            icon={<ArrowClockwise20Regular />}
            onClick={actions.onReload}
          />
          <ColumnPanel fields={resource.fields} {...columnSettings} />
          <ExportTools
            onExport={actions.onExport}
            onAsk={isServerFile(resource, scope, state) ? actions.onAskExport : undefined}
          />
          <CopyLinkButton />
          <ToolButton
            label={t`Peek`}
            shortcut="P"
            icon={<PanelRight20Regular />}
            aria-pressed={isPeeking}
            onClick={actions.onPeek}
          />
        </div>
      </div>
      <ViewTabs {...ofViews} onReset={columnSettings.reset} />
    </>
  );
});
