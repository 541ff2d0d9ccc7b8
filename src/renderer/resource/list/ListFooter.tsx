import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import type { PageSize } from '../../data/listState.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { useResource } from '../resourceContext.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { SelectionTools } from '../selection/SelectionTools.tsx';
import { selectedText } from '../selection/selection.ts';
import { useListExport } from './listExportOf.ts';
import { Pager } from './Pager.tsx';
import { useListContext } from './useListController.tsx';

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
  /** The chosen rows are being changed. */
  isBusy: boolean;
  onRemove: () => void;
  /** null: they have no such flag, or this person may not set it. */
  onActivate: ((isActive: boolean) => void) | null;
  onCleared: () => void;
}

/** Under the rows: what is selected, and the pages. */
export const ListFooter = ({ isBusy, onRemove, onActivate, onCleared }: ListFooterProps) => {
  const styles = useStyles();
  const { can } = useResource();
  const shown = useListContext();
  const { state, change, list, total, model, text, selection } = shown;
  const copyText = useCopyText();
  const exportRows = useListExport(shown);
  const turnTo = useCallback(
    (page: number, size: PageSize) => change((now) => ({ ...now, page, size })),
    [change],
  );
  const { rows } = selection.selection;
  const count = rows.size;
  return (
    <div className={styles.root}>
      <SelectionTools
        count={count}
        isBusy={isBusy || selection.isReading}
        canRemove={can.removeBatch}
        onInvert={selection.invert}
        onRemove={onRemove}
        onExport={() => exportRows([...rows.keys()])}
        onCopy={() => void copyText(selectedText(model.columns, rows.values()))}
        onActivate={onActivate}
      >
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
          onChange={turnTo}
        />
      </div>
    </div>
  );
};
