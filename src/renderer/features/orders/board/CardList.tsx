import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { Contained } from '../../../ui/Contained.tsx';
import type { Card } from './boardModel.ts';
import { cardHeight, OrderCard, UndrawnCard } from './OrderCard.tsx';

const gap = 6;

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '0 6px 6px',
  },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  card: { position: 'absolute', top: 0, left: 0, right: 0 },
  nothing: { padding: '12px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
});

/** Virtualized, but the focused card stays rendered wherever the user scrolls. */
const useVisibleCards = (ids: readonly string[], focusedIndex: number) => {
  const scroller = useRef<HTMLDivElement>(null);
  const itemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight + gap,
    overscan: 2,
    getItemKey: itemKey,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return focusedIndex < 0 || indexes.includes(focusedIndex) ? indexes : [...indexes, focusedIndex];
    },
    initialRect: { width: 260, height: 700 },
  });
  return { scroller, items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize() };
};

export interface ShownCards {
  cardOf: (id: string) => Card | null;
  minute: number;
  cityNames: ReadonlyMap<string, string>;
  /** Roving tabindex: the focusable card, if it is in this column. */
  activeId: string | null;
  peekedId: string | null;
}

interface CardListProps extends ShownCards {
  label: string;
  ids: readonly string[];
  /** Ids of cards that belong to another column now. */
  left: ReadonlySet<string>;
  isFolded: boolean;
}

export const CardList = (props: CardListProps) => {
  const { label, ids, left, isFolded, cardOf, minute, cityNames, activeId, peekedId } = props;
  const styles = useStyles();
  const activeIndex = activeId === null ? -1 : ids.indexOf(activeId);
  const { scroller, items, height } = useVisibleCards(ids, activeIndex);
  const stop = activeIndex < 0 ? items[0]?.index : activeIndex;
  return (
    <div ref={scroller} className={styles.root} hidden={isFolded}>
      {ids.length === 0 && !isFolded && (
        <div className={styles.nothing}>
          <Trans>Nothing here</Trans>
        </div>
      )}
      <ul className={styles.list} aria-label={label} style={{ height }}>
        {items.map(({ index, start, key }) => {
          const id = ids[index] ?? '';
          const card = cardOf(id);
          if (!card) return null;
          const { order, since, isFresh, column } = card;
          const place = { isPeeked: id === peekedId, isStop: index === stop };
          return (
            <li
              key={key}
              className={styles.card}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
            >
              <Contained of={order} fallback={<UndrawnCard order={order} {...place} />}>
                <OrderCard
                  {...place}
                  order={order}
                  minute={minute}
                  since={since}
                  isFresh={isFresh}
                  cityName={order.city && cityNames.get(order.city)}
                  leftFor={left.has(id) ? (column ?? 'over') : null}
                />
              </Contained>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
