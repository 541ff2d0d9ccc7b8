import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle';
import { Trans, useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardColumn as ColumnName } from '#shared/domain/orderPlan.ts';
import { dayInZone } from '#shared/domain/plainDates.ts';
import { Contained } from '../../ui/Contained.tsx';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import { type Card, columnTitles, lateWords } from './boardModel.ts';
import { useFrozenColumn } from './frozenColumn.ts';
import { cardHeight, OrderCard, UndrawnCard } from './OrderCard.tsx';

const gap = 6;
const none: readonly string[] = [];

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    boxSizing: 'border-box',
    padding: '4px 6px 4px 12px',
    minWidth: 0,
  },
  title: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  /** Sign of late cards instead of a word, which would truncate column titles in longer languages. */
  late: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    position: 'relative',
    color: tokens.colorStatusDangerForeground3,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
  },
  heard: onlyHeard,
  /** Never wraps: a taller column header would move the cards. */
  sort: { marginLeft: 'auto', minWidth: 0, flexShrink: 0, whiteSpace: 'nowrap' },
  cards: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '0 6px 6px' },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  card: { position: 'absolute', top: 0, left: 0, right: 0 },
  /** Folded, it spans the width below the other columns; unfolded, it is a column among them. */
  folded: { gridColumn: '1 / -1' },
  fold: { minWidth: 0, paddingInline: '4px', fontWeight: tokens.fontWeightSemibold },
  next: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  nothing: { padding: '12px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
});

/** Whether the pointer is over the column, or the focus is in it while the window is active. */
const useIsEntered = () => {
  const root = useRef<HTMLElement>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useEffect(() => {
    const look = (): void =>
      setHasFocus(document.hasFocus() && root.current?.contains(document.activeElement) === true);
    // `activeElement` survives the window's loss of focus, so `hasFocus` is checked too, after the event has
    // settled.
    const later = (): void => void setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', later);
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', later);
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }, []);
  return {
    root,
    isEntered: hasPointer || hasFocus,
    pointer: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
    },
  };
};

interface BoardColumnProps {
  name: ColumnName;
  /** Ids of the column's orders, late ones first. */
  sorted: readonly string[];
  lateCount: number;
  /** Number of unpaid orders in this column, which the page header counts separately. */
  unpaidCount: number;
  /** Start of preparation of the first and last order. */
  nextAt: number | null;
  lastAt: number | null;
  fold: { isFolded: boolean; onTurn: () => void } | null;
  cardOf: (id: string) => Card | null;
  minute: number;
  cityNames: ReadonlyMap<string, string>;
  /** Roving tabindex: the focusable card, if it is in this column. */
  activeId: string | null;
  peekedId: string | null;
  /** Reports the displayed order of the cards, which arrow keys follow. */
  onShown: (name: ColumnName, ids: readonly string[]) => void;
}

/** Column of the orders in one state. Re-sorts only while neither pointer nor focus is inside. */
export const BoardColumn = memo((props: BoardColumnProps) => {
  const { name, sorted, cardOf, lateCount, unpaidCount, nextAt, lastAt, fold, minute } = props;
  const { cityNames, activeId, peekedId, onShown } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { root, isEntered, pointer } = useIsEntered();
  const { short, today } = useFormatters();
  const timeZone = useTimeZone();
  const isFolded = fold?.isFolded === true;
  const { ids, left, hasPendingOrder, sortNow } = useFrozenColumn(
    isFolded ? none : sorted,
    isEntered && !isFolded,
  );
  const scroller = useRef<HTMLDivElement>(null);
  const activeIndex = activeId === null ? -1 : ids.indexOf(activeId);
  const itemKey = useCallback((index: number) => ids[index] ?? index, [ids]);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight + gap,
    overscan: 2,
    getItemKey: itemKey,
    // Virtualized, but the focused card stays rendered wherever the user scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return activeIndex < 0 || indexes.includes(activeIndex) ? indexes : [...indexes, activeIndex];
    },
    initialRect: { width: 260, height: 700 },
  });
  useEffect(() => onShown(name, ids), [onShown, name, ids]);
  const isOfToday = lastAt === null || dayInZone(new Date(lastAt), timeZone) <= today();
  const title = fold && !isOfToday ? t`Later` : i18n._(columnTitles[name]);
  const late = i18n._(lateWords(lateCount));
  const next = nextAt === null ? '' : short(new Date(nextAt).toISOString(), today());
  const items = virtualizer.getVirtualItems();
  const stop = activeIndex < 0 ? items[0]?.index : activeIndex;
  return (
    <section
      ref={root}
      className={mergeClasses(styles.root, isFolded && styles.folded)}
      aria-label={title}
      data-column={name}
      {...pointer}
    >
      <div className={styles.head}>
        <h2 className={styles.title} title={title}>
          {fold ? (
            <Button
              className={styles.fold}
              size="small"
              appearance="transparent"
              icon={isFolded ? <ChevronRight16Regular /> : <ChevronDown16Regular />}
              aria-expanded={!isFolded}
              onClick={fold.onTurn}
            >
              {title}
            </Button>
          ) : (
            title
          )}
        </h2>
        <span className={styles.count}>{i18n.number(sorted.length - unpaidCount)}</span>
        {isFolded && next !== '' && <span className={styles.next}>{t`next at ${next}`}</span>}
        {lateCount > 0 && (
          <span className={styles.late} title={late}>
            <ErrorCircle16Filled aria-hidden="true" />
            <span aria-hidden="true">{i18n.number(lateCount)}</span>
            <span className={styles.heard}>{late}</span>
          </span>
        )}
        {hasPendingOrder && (
          <Button
            className={styles.sort}
            size="small"
            appearance="subtle"
            icon={<ArrowSort16Regular />}
            title={t`Paused while the pointer or the focus is in this column`}
            onClick={sortNow}
          >
            <Trans>Sort again</Trans>
          </Button>
        )}
      </div>
      <div ref={scroller} className={styles.cards} hidden={isFolded}>
        {ids.length === 0 && !isFolded && (
          <div className={styles.nothing}>
            <Trans>Nothing here</Trans>
          </div>
        )}
        <ul className={styles.list} aria-label={title} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const id = ids[index] ?? '';
            const card = cardOf(id);
            return (
              card && (
                <li
                  key={key}
                  className={styles.card}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={ids.length}
                  aria-posinset={index + 1}
                >
                  <Contained
                    of={card.order}
                    fallback={
                      <UndrawnCard order={card.order} isPeeked={id === peekedId} isStop={index === stop} />
                    }
                  >
                    <OrderCard
                      order={card.order}
                      minute={minute}
                      since={card.since}
                      isFresh={card.isFresh}
                      isPeeked={id === peekedId}
                      cityName={card.order.city && cityNames.get(card.order.city)}
                      isStop={index === stop}
                      leftFor={left.has(id) ? (card.column ?? 'over') : null}
                    />
                  </Contained>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
});
