import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeViews, isChanged, type SavedView, saveView } from './savedViews.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  tabs: { minWidth: 0, overflowX: 'auto' },
  name: { maxWidth: '220px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  mark: { color: tokens.colorBrandForeground1 },
});

interface ViewTabsProps {
  views: readonly SavedView[];
  change: ChangeViews;
  /** The list as it is now. */
  shown: Omit<SavedView, 'name'>;
  active: string | null;
  onShow: (view: SavedView | null) => void;
  /** The columns go back to those of the view. */
  onReset: () => void;
}

/** All rows and the saved views of a list, one beside the other; the one that is shown is named, and marked when it was changed. */
export const ViewTabs = ({ views, change, shown, active, onShow, onReset }: ViewTabsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const view = views.find(({ name }) => name === active) ?? null;
  const hasChanges = view !== null && isChanged(view, shown);
  return (
    <div className={styles.root}>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={t`Views of this list`}
        selectedValue={view?.name ?? ''}
        onTabSelect={(_event, { value }) => onShow(views.find(({ name }) => name === value) ?? null)}
      >
        <Tab value="">
          <Trans>All</Trans>
        </Tab>
        {views.map(({ name }) => (
          <Tab key={name} value={name}>
            <span className={styles.name} title={name}>
              {name}
              {hasChanges && name === view.name && (
                <span className={styles.mark} role="img" aria-label={t`changed`}>
                  {' '}
                  •
                </span>
              )}
            </span>
          </Tab>
        ))}
      </TabList>
      {hasChanges && (
        <>
          <Button
            size="small"
            onClick={() => change((stored) => saveView(stored, { ...shown, name: view.name }))}
          >
            <Trans>Update view</Trans>
          </Button>
          <Button
            size="small"
            appearance="subtle"
            onClick={() => {
              onReset();
              onShow(view);
            }}
          >
            <Trans>Discard changes</Trans>
          </Button>
        </>
      )}
    </div>
  );
};
