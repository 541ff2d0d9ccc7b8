import { makeStyles, tokens } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { SelectionTools } from '../selection/SelectionTools.tsx';
import { Pager } from './Pager.tsx';
import type { ShownList } from './useShownList.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    flex: '0 0 auto',
    padding: '4px 8px',
    containerType: 'inline-size',
    containerName: 'selection',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  pager: { marginLeft: 'auto' },
});

interface ListFooterProps {
  shown: ShownList;
  tools: Omit<ComponentProps<typeof SelectionTools>, 'children' | 'count'>;
  onCleared: () => void;
}

/** Under the rows: what is selected, and the pages. */
export const ListFooter = ({ shown, tools, onCleared }: ListFooterProps) => {
  const styles = useStyles();
  const { state, change, list, total, model, text, selection } = shown;
  const count = selection.selection.rows.size;
  return (
    <div className={styles.root}>
      <SelectionTools {...tools} count={count}>
        {count > 0 && (
          <SelectionBar
            selection={selection.selection}
            columns={model.columns}
            context={text}
            selectable={count < total ? total : null}
            isReading={selection.isReading}
            onSelectAll={() => void selection.selectAll()}
            onClear={() => {
              selection.clear();
              onCleared();
            }}
          />
        )}
      </SelectionTools>
      <div className={styles.pager}>
        <Pager
          page={state.page}
          size={shown.size}
          isFitting={state.size === 'fit'}
          total={total}
          isStale={list.isStale}
          onChange={(nextPage, size) => change((now) => ({ ...now, page: nextPage, size }))}
        />
      </div>
    </div>
  );
};
