import { makeStyles, tokens } from '@fluentui/react-components';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { Pager } from './Pager.tsx';
import type { ListPageState } from './useListPage.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    flex: '0 0 auto',
    padding: '4px 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  pager: { marginLeft: 'auto' },
});

interface ListFooterProps {
  page: ListPageState;
  /** Saves the selected rows as a file. */
  onExport: () => void;
  onCleared: () => void;
}

/** Under the rows: what is selected, and the pages. */
export const ListFooter = ({ page, onExport, onCleared }: ListFooterProps) => {
  const styles = useStyles();
  const { state, change, list, total, model, text, selection } = page;
  const count = selection.selection.rows.size;
  return (
    <div className={styles.root}>
      {count > 0 && (
        <SelectionBar
          selection={selection.selection}
          columns={model.columns}
          context={text}
          selectable={count < total ? total : null}
          isSelectingAll={selection.isSelectingAll}
          onSelectAll={() => void selection.selectAll()}
          onExport={onExport}
          onClear={() => {
            selection.clear();
            onCleared();
          }}
        />
      )}
      <div className={styles.pager}>
        <Pager
          page={state.page}
          size={state.size}
          total={total}
          isStale={list.isStale}
          onChange={(nextPage, size) => change((now) => ({ ...now, page: nextPage, size }))}
        />
      </div>
    </div>
  );
};
