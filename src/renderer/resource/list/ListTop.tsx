import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowClockwise16Regular, ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up';
import { PanelRight20Regular } from '@fluentui/react-icons/svg/panel-right';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, type RefObject, useCallback } from 'react';
import { useLocation } from 'react-router';
import { parseListParams } from '../../data/listParams.ts';
import { useUser } from '../../stores/session.ts';
import { CopyLinkButton } from '../../ui/CopyButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useResource } from '../define/resourceContext.tsx';
import { type SavedView, viewSearch } from '../define/savedViews.ts';
import { useTakesRows } from '../paste/usePasteKey.ts';
import { ColumnPanel } from '../table/ColumnPanel.tsx';
import { formatColumnSettings } from '../table/columnSettings.ts';
import { ExportTools } from './ExportTools.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { isServerFile } from './listExportOf.ts';
import { readHabits } from './listHabits.ts';
import { SearchBox, SearchNote } from './SearchBox.tsx';
import { useListContext, useListQueryState } from './useListController.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { ViewTabs } from './ViewTabs.tsx';

const useOfferStyles = makeStyles({
  // Sized by its text inside otherwise empty space, so that nothing moves when it appears.
  root: { display: 'flex', flexGrow: 1, justifyContent: 'center', minWidth: 0 },
  pill: {
    minWidth: 0,
    borderRadius: tokens.borderRadiusCircular,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

const newRecords = (count: number) => msg`${plural(count, { one: '# new record', other: '# new records' })}`;

/** Offers rows that arrived by live update. Shown on click or with N. */
const NewRows = ({ onShow }: { onShow: () => void }) => {
  const { i18n, t } = useLingui();
  const styles = useOfferStyles();
  const { newRows = newRecords } = useResource().resource;
  const { waiting, areElsewhere } = useListContext().shown;
  const words = i18n._(newRows(waiting));
  useDocumentKeys((event) => {
    if (waiting === 0 || event.code !== 'KeyN' || event.shiftKey || !isPlainKey(event)) return;
    event.preventDefault();
    onShow();
  });
  return (
    <div className={styles.root} role="status">
      {waiting > 0 && (
        <Button
          className={styles.pill}
          appearance="primary"
          size="small"
          icon={areElsewhere ? <ArrowClockwise16Regular /> : <ArrowUp16Regular />}
          title={`${areElsewhere ? t`Reload` : t`Show new records`} (N)`}
          onClick={onShow}
        >
          {areElsewhere ? t`${words} on other pages` : words}
        </Button>
      )}
    </div>
  );
};

const useStyles = makeStyles({
  bar: { containerType: 'inline-size', containerName: 'tools', flex: '0 0 auto' },
  tools: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px', flex: '0 0 auto' },
  // Wrap as a group; a line break inside it would look broken.
  own: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: 'auto' },
  // Chips share the line of the views if they fit, so that the rows do not move.
  narrowing: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    flex: '0 0 auto',
    gap: '4px 16px',
    // An open filter popover leaves a hidden element here, so collapse a line without visible content.
    ':not(:has(> :not([hidden])))': { display: 'none' },
  },
});

export interface ListTopActions {
  onCreate: () => void;
  onLeaveSearch: () => void;
  onFilter: (name: string, anchor: HTMLElement) => void;
  onReload: () => void;
  onShowNew: () => void;
  onExport: () => void;
  onAskExport: () => void;
  onPaste: () => void;
  onPeek: () => void;
}

interface ListTopProps extends Pick<SearchToolsProps, 'searchInput'> {
  isPeeking: boolean;
  /** Filter chips and popover. Must be stable, because `ListTop` is memoized. */
  filters: ReactNode;
  /** Must be stable, because `ListTop` is memoized. */
  actions: ListTopActions;
}

interface SearchToolsProps {
  searchInput: RefObject<HTMLInputElement | null>;
  onLeave: () => void;
}

const SearchTools = ({ searchInput, onLeave }: SearchToolsProps) => {
  const { searched, recognized, typed, search } = useListQueryState();
  const { resource } = useResource();
  const { i18n } = useLingui();
  const names = new Set([resource.search ?? [], resource.searchAlso, searched ?? []].flat());
  const fields = [...names].flatMap((name) => {
    const field = resource.fields[name];
    if (!field) return [];
    const { label, clean, isPersonal = false } = field;
    return [{ name, label: i18n._(label), clean, isPersonal }];
  });
  const field = fields.find(({ name }) => name === searched);
  return (
    <>
      {field && (
        <SearchBox
          text={typed}
          field={recognized ? { ...field, label: i18n._(recognized.label) } : field}
          fields={fields}
          onField={(name) => {
            search.onField(name);
            searchInput.current?.focus();
          }}
          inputRef={searchInput}
          onSearch={search.onSearch}
          onLeave={onLeave}
        />
      )}
      {recognized && <SearchNote {...recognized} onPerson={search.onPerson} />}
    </>
  );
};

/** Title and tools of a list. Memoized, because rows change far more often. */
export const ListTop = memo(({ searchInput, isPeeking, filters, actions }: ListTopProps) => {
  const { state, change, views, changeViews, columnSettings } = useListQueryState();
  const { resource, scope, title, can } = useResource();
  const { search: address } = useLocation();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const userId = useUser()?.id ?? '';
  const readUsed = useCallback(() => readHabits(userId, resource.entity).filters, [userId, resource.entity]);
  const takesRows = useTakesRows();
  const hasFilters = Object.values(resource.fields).some(({ filter }) => filter !== null);
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
          <SearchTools searchInput={searchInput} onLeave={actions.onLeaveSearch} />
          {hasFilters && <FilterMenu resource={resource} readUsed={readUsed} onChoose={actions.onFilter} />}
          <ViewsMenu {...ofViews} onName={(view) => change((now) => ({ ...now, view }))} />
          <div className={styles.own}>
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
              onPaste={takesRows ? actions.onPaste : undefined}
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
      </div>
      <div className={styles.narrowing}>
        <ViewTabs {...ofViews} onReset={columnSettings.reset} />
        {filters}
      </div>
    </>
  );
});
