import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { BoardColumn as ColumnName } from '#shared/rules/orderPlan.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { pressureIcons, usePressureText } from '../../../marketplace/pressureStyles.ts';
import { Contained } from '../../../ui/Contained.tsx';
import { onlyHeard } from '../../../ui/onlyHeard.ts';
import { useFormatters, useTimeZone } from '../../../ui/useFormatters.ts';
import { type Card, columnTitles, lateWords } from './boardModel.ts';
import { useFrozenColumn } from './frozenColumn.ts';
import { cardHeight, OrderCard, UndrawnCard } from './OrderCard.tsx';
import { useIsEntered } from './useIsEntered.ts';

const gap = 6;
const none: readonly string[] = [];

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    // Title and cards adapt to the width of the column.
    containerType: 'inline-size',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '36px',
    boxSizing: 'border-box',
    padding: '2px 6px 2px 12px',
    minWidth: 0,
  },
  headOfFold: { paddingLeft: '4px' },
  /** Two lines at most, which fit the header: a taller one would move the cards. */
  title: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    margin: 0,
    minWidth: 0,
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '16px',
  },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  /** Sign of late cards instead of a word, which would truncate column titles in longer languages. */
  late: {
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    position: 'relative',
    whiteSpace: 'nowrap',
  },
  heard: onlyHeard,
  sort: { marginLeft: 'auto', flexShrink: 0 },
  cards: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '0 6px 6px',
  },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none' },
  card: { position: 'absolute', top: 0, left: 0, right: 0 },
  folded: { flex: '0 0 auto' },
  fold: {
    minWidth: 0,
    maxWidth: '100%',
    paddingInline: '0 4px',
    justifyContent: 'start',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  next: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    '@container (width < 220px)': { display: 'none' },
  },
  nothing: { padding: '12px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
});

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
  const tone = usePressureText();
  const root = useRef<HTMLElement>(null);
  const { isEntered, pointer } = useIsEntered(root);
  const { timeOrDay, today } = useFormatters();
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
  const next = nextAt === null ? '' : timeOrDay(new Date(nextAt).toISOString(), today());
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
      <div className={mergeClasses(styles.head, fold ? styles.headOfFold : undefined)}>
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
          <span className={mergeClasses(styles.late, tone.late)} title={late}>
            <pressureIcons.late aria-hidden="true" />
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
            aria-label={t`Sort again`}
            title={t`Sort again. Paused while the pointer or the focus is in this column.`}
            onClick={sortNow}
          />
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
