import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import type { BoardColumn as ColumnName } from '#shared/rules/orderPlan.ts';
import { dayInZone } from '#shared/rules/plainDates.ts';
import { useFormatters, useTimeZone } from '../../../ui/useFormatters.ts';
import { type Column, columnTitles } from './boardModel.ts';
import { CardList, type ShownCards } from './CardList.tsx';
import { ColumnHead, type Fold } from './ColumnHead.tsx';
import { useFrozenColumn } from './frozenColumn.ts';
import { useIsEntered } from './useIsEntered.ts';

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
  folded: { flex: '0 0 auto' },
  /** Leaves the height to the unfolded column below. */
  empty: { '&:has(+ [data-open])': { flex: '0 0 96px' } },
});

interface BoardColumnProps extends Column, ShownCards {
  name: ColumnName;
  fold: Fold | null;
  /** Reports the displayed order of the cards, which arrow keys follow. */
  onShown: (name: ColumnName, ids: readonly string[]) => void;
}

/** Column of the orders in one state. Re-sorts only while neither pointer nor focus is inside. */
export const BoardColumn = memo((props: BoardColumnProps) => {
  const { name, sorted, lateCount, unpaidCount, nextAt, lastAt, fold, onShown } = props;
  const { cardOf, minute, cityNames, activeId, peekedId } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const root = useRef<HTMLElement>(null);
  const { isEntered, pointer } = useIsEntered(root);
  const { timeOrDay, today } = useFormatters();
  const timeZone = useTimeZone();
  const isFolded = fold?.isFolded === true;
  const { ids, left, hasPendingOrder, sortNow } = useFrozenColumn(
    isFolded ? none : sorted,
    isEntered && !isFolded,
  );
  useEffect(() => onShown(name, ids), [onShown, name, ids]);
  const isOfToday = lastAt === null || dayInZone(new Date(lastAt), timeZone) <= today();
  const isEmpty = ids.length === 0;
  const title = fold && !isOfToday ? t`Later` : i18n._(columnTitles[name]);
  return (
    <section
      ref={root}
      className={mergeClasses(styles.root, isFolded && styles.folded, isEmpty && styles.empty)}
      aria-label={title}
      data-column={name}
      data-open={fold && !isFolded ? '' : undefined}
      {...pointer}
    >
      <ColumnHead
        title={title}
        count={sorted.length - unpaidCount}
        lateCount={lateCount}
        fold={fold}
        next={nextAt === null ? '' : timeOrDay(new Date(nextAt).toISOString(), today())}
        onSort={hasPendingOrder ? sortNow : null}
      />
      <CardList
        label={title}
        ids={ids}
        left={left}
        isFolded={isFolded}
        cardOf={cardOf}
        minute={minute}
        cityNames={cityNames}
        activeId={activeId}
        peekedId={peekedId}
      />
    </section>
  );
});
