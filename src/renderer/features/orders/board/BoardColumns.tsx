import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Row } from '../../../data/entityCalls.ts';
import { scopeOfOrder } from '../../../marketplace/order/useStatusOutcome.ts';
import { leadFollowers } from '../../../resource/define/leadFollowers.ts';
import { useResource } from '../../../resource/define/resourceContext.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardModel } from './boardModel.ts';
import { columnStacks } from './cardSteps.ts';
import { columnWidths, useFrozenWidths } from './columnWidths.ts';
import { type CardCommand, useBoardKeys } from './useBoardKeys.ts';
import type { BoardPanels } from './useBoardPanels.ts';
import { useIsEntered } from './useIsEntered.ts';
import type { BoardOrder } from './useUnderWay.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    flexGrow: 1,
    gap: '8px',
    minHeight: 0,
    minWidth: 0,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    '@container (min-width: 860px)': {
      gridTemplateColumns: 'var(--columns, repeat(4, minmax(0, 1fr)))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
    '@media print': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      alignItems: 'start',
    },
  },
  /** Next to the panel the columns stay side by side, although they are narrow. */
  withPanel: {
    '@container board (min-width: 900px)': {
      gridTemplateColumns: 'var(--columns, repeat(4, minmax(0, 1fr)))',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
  stack: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, minHeight: 0 },
});

export const LoadingColumns = () => (
  <Loading className={useStyles().columns} size={128} count={columnStacks.length} />
);

/** Windows side by side follow the focused card, also when its order gets a courier. */
const useFollowers = (order: BoardOrder | undefined): void => {
  const { resource, scope } = useResource();
  useEffect(() => {
    if (order) leadFollowers(resource, order as unknown as Row, scopeOfOrder(scope, order));
  }, [resource, scope, order]);
};

interface BoardColumnsProps {
  board: RefObject<HTMLDivElement | null>;
  model: BoardModel;
  cityNames: ReadonlyMap<string, string>;
  panels: BoardPanels;
  /** A panel is visible. */
  hasPanel: boolean;
  onCommand: (command: CardCommand, card: HTMLElement) => void;
}

export const BoardColumns = (props: BoardColumnsProps) => {
  const { board, model, cityNames, panels, hasPanel, onCommand } = props;
  const { columns, cardOf, minute } = model;
  const styles = useStyles();
  const { active, onShown, handlers } = useBoardKeys(board, onCommand, ({ id }, card) =>
    panels.follow(id, card),
  );
  useFollowers(active ? cardOf(active.id)?.order : undefined);
  const { isEntered, pointer } = useIsEntered(board);
  const areEmpty = columnStacks.map((stack) => stack.every((name) => columns[name].sorted.length === 0));
  const widths = useFrozenWidths(columnWidths(areEmpty), isEntered);
  const [isLaterShown, setLaterShown] = useState(false);
  const fold = useMemo(
    () => ({ isFolded: !isLaterShown, onTurn: () => setLaterShown((isShown) => !isShown) }),
    [isLaterShown],
  );
  return (
    <div
      ref={board}
      className={mergeClasses(styles.columns, hasPanel && styles.withPanel)}
      style={{ '--columns': widths } as CSSProperties}
      {...handlers}
      {...pointer}
    >
      {columnStacks.map((stack) => (
        <div key={stack[0]} className={styles.stack}>
          {stack
            // Hides the scheduled orders while there are none.
            .filter((name) => name !== 'later' || isLaterShown || columns.later.sorted.length > 0)
            .map((name) => (
              <BoardColumn
                key={name}
                name={name}
                {...columns[name]}
                fold={name === 'later' ? fold : null}
                cardOf={cardOf}
                minute={minute}
                cityNames={cityNames}
                activeId={active?.column === name ? active.id : null}
                peekedId={panels.peek?.id ?? null}
                onShown={onShown}
              />
            ))}
        </div>
      ))}
    </div>
  );
};
