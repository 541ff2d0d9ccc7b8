import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { PersonAvailable20Regular } from '@fluentui/react-icons/svg/person-available';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { asSavedView } from '../define/readyView.ts';
import { useResource } from '../define/resourceContext.tsx';
import { type ChangeViews, isChanged, type SavedView, saveView } from '../define/savedViews.ts';
import { ViewCount } from './ViewCount.tsx';
import { useViewCounts } from './viewCounts.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  tabs: { flexShrink: 1, minWidth: 0, overflowX: 'auto' },
  name: { maxWidth: '220px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  mark: { color: tokens.colorBrandForeground1 },
  count: { marginInlineStart: '6px' },
});

/** Saved views of a list, and its current state. */
export interface ListViews {
  views: readonly SavedView[];
  change: ChangeViews;
  shown: Omit<SavedView, 'name'>;
  active: string | null;
  onShow: (view: SavedView | null) => void;
}

interface ViewTabsProps extends ListViews {
  /** Resets the columns to those of the view. */
  onReset: () => void;
}

/** Opens the review page of a view's records, by button or with R. */
const ReviewButton = ({ path }: { path: string }) => {
  const navigate = useNavigate();
  const open = (): void => void navigate(path);
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || event.repeat || event.code !== 'KeyR') return;
    event.preventDefault();
    open();
  });
  return (
    <Button size="small" icon={<PersonAvailable20Regular />} aria-keyshortcuts="R" onClick={open}>
      <Trans>Review</Trans>
    </Button>
  );
};

/** Tabs for all rows, built-in and saved views. Marks the active view if it was changed. */
export const ViewTabs = ({ views, change, shown, active, onShow, onReset }: ViewTabsProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { resource, scope } = useResource();
  const { entity, views: declared } = resource;
  const ready = useMemo(
    () =>
      Object.entries(declared).map(([name, view]) => ({ ...asSavedView(name, view), entity, scope, view })),
    [declared, entity, scope],
  );
  const counts = useViewCounts(ready, true);
  const find = (wanted: unknown): SavedView | null =>
    [...ready, ...views].find(({ name }) => name === wanted) ?? null;
  const view = find(active);
  const isReady = ready.some(({ name }) => name === active);
  // Built-in views have no columns of their own.
  const hasChanges = view !== null && isChanged(view, isReady ? { ...shown, columns: '' } : shown);
  const mark = (name: string) =>
    hasChanges &&
    name === view.name && (
      <span className={styles.mark} role="img" aria-label={t`changed`}>
        {' '}
        •
      </span>
    );
  const waiting = ready.find(({ view: { reviewPath } }, index) => reviewPath && counts[index]?.total);
  const review = waiting?.view.reviewPath?.(scope) ?? null;
  if (ready.length === 0 && views.length === 0) return null;
  return (
    <div className={styles.root}>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={t`Views of this list`}
        selectedValue={view?.name ?? ''}
        onTabSelect={(_event, { value }) => onShow(find(value))}
      >
        <Tab value="">
          <Trans context="all rows of a list">All</Trans>
        </Tab>
        {ready.map(({ name, view: { label } }, index) => (
          <Tab key={name} value={name}>
            {i18n._(label)}
            {mark(name)}
            <span className={styles.count}>{counts[index] && <ViewCount {...counts[index]} />}</span>
          </Tab>
        ))}
        {views.map(({ name }) => (
          <Tab key={name} value={name}>
            <span className={styles.name} title={name}>
              {name}
              {mark(name)}
            </span>
          </Tab>
        ))}
      </TabList>
      {review !== null && <ReviewButton path={review} />}
      {hasChanges && !isReady && (
        <Button
          size="small"
          onClick={() => change((stored) => saveView(stored, { ...shown, name: view.name }))}
        >
          <Trans>Update view</Trans>
        </Button>
      )}
      {hasChanges && (
        <Button
          size="small"
          appearance="subtle"
          onClick={() => {
            if (!isReady) onReset();
            onShow(view);
          }}
        >
          <Trans>Discard changes</Trans>
        </Button>
      )}
    </div>
  );
};
