import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { maxRowsOfAllCities } from '#shared/rules/allCities.ts';
import { isAllCities, type Row } from '../../data/entityCalls.ts';
import type { PageSize } from '../../data/listState.ts';
import { listAhead, readAhead, restMs } from '../../data/live/readAhead.ts';
import { listPageOptions } from '../../data/useList.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { useStableActions } from '../../ui/useStableActions.ts';
import { useResource } from '../define/resourceContext.tsx';
import { SelectionBar } from '../table/SelectionBar.tsx';
import { type SelectionActions, SelectionTools } from '../table/SelectionTools.tsx';
import { selectedText } from '../table/selection.ts';
import { useListExport } from './listExportOf.ts';
import { lastPage, Pager } from './Pager.tsx';
import type { ChosenRows } from './useChosenRows.ts';
import { type ListController, useListContext } from './useListController.tsx';

/** More columns would not fit next to each other. */
const maxCompared = 4;

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
  chosen: ChosenRows;
  onCleared: () => void;
}

/**
 * Prefetches the next page after a delay, once the user has turned a page or rests the pointer or focus on
 * the pager.
 */
const useNextPageAhead = (
  { query, list, total, layout }: ListController,
  reach: number | null,
  isNear: boolean,
): void => {
  const { resource, scope } = useResource();
  const { entity, named } = resource;
  const { page = 1 } = query;
  const isWanted = (isNear || page > 1) && !list.isStale && page < lastPage(total, layout.size, reach);
  useEffect(() => {
    if (!isWanted) return;
    const options = listPageOptions(entity, scope, { ...query, page: page + 1 }, named);
    const timer = setTimeout(() => void readAhead(listAhead(options)), restMs);
    return () => clearTimeout(timer);
  }, [entity, named, scope, query, page, isWanted]);
};

export const ListFooter = ({ chosen, onCleared }: ListFooterProps) => {
  const styles = useStyles();
  const { can, scope, resource } = useResource();
  const [compared, setCompared] = useState<readonly Row[] | null>(null);
  const shown = useListContext();
  const [isNear, setNear] = useState(false);
  const [come, leave] = [() => setNear(true), () => setNear(false)];
  const near = { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
  const reach = isAllCities(scope) ? maxRowsOfAllCities : null;
  useNextPageAhead(shown, reach, isNear);
  const { list, total, model, text, selection } = shown;
  const { state, change } = shown.queryState;
  const copyText = useCopyText();
  const { exportRows } = useListExport(shown);
  const { turnTo } = useStableActions({
    turnTo: (page: number, size: PageSize) => change((now) => ({ ...now, page, size })),
  });
  const { rows } = selection.selection;
  const count = rows.size;
  const actions = useStableActions<SelectionActions>({
    onInvert: selection.invert,
    onRemove: () => void chosen.remove(),
    onExport: () => exportRows([...rows.keys()]),
    onCopy: () => void copyText(selectedText(model.columns, rows.values())),
    onEdit: () => chosen.edit(),
    onCompare: () => setCompared([...rows.values()]),
    onActivate: (isActive) => chosen.activate?.(isActive),
  });
  return (
    <div className={styles.root}>
      <SelectionTools
        count={count}
        isBusy={chosen.isBusy || selection.isReading}
        canRemove={can.removeBatch}
        canEdit={chosen.canEdit}
        canActivate={chosen.activate !== null}
        canCompare={resource.slots.compare !== undefined && count >= 2 && count <= maxCompared}
        actions={actions}
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
      <div className={styles.pager} {...near}>
        <Pager
          page={state.page}
          size={shown.layout.size}
          isFitting={state.size === 'fit'}
          total={total}
          reach={reach}
          isStale={list.isStale}
          onChange={turnTo}
        />
      </div>
      {compared && resource.slots.compare && (
        <Lazy of={resource.slots.compare} given={{ rows: compared, onClose: () => setCompared(null) }} />
      )}
    </div>
  );
};
