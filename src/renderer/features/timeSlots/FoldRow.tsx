import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { hourRanges, hoursOff, withoutHours } from '#shared/rules/slotTotals.ts';
import { hoursInDay } from '#shared/rules/slotWeek.ts';
import { rangesText } from '../../marketplace/slots/slotTexts.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { type SlotGestures, slotsOfHour, withoutSlots } from './slotSelection.ts';
import { useStateFor } from './useStateFor.ts';
import { useWeekStyles } from './useWeekStyles.ts';

/** Hours with delivery off on all seven days, and whether their rows are hidden. */
export interface Fold {
  hours: readonly number[];
  isFolded: boolean;
}

export interface Folding {
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** State of the folded rows, and the grid without them: hidden slots can never be selected. */
export const useFold = (weekKey: string, folding: Folding, gestures: SlotGestures) => {
  const { grid, now, selected, onSelect } = gestures;
  const { isFolded } = folding;
  const [begun] = useStateFor(weekKey, hoursOff(grid));
  const fold = useMemo<Fold>(() => {
    const off = hoursOff(grid);
    // An hour that the user has just switched off stays visible until another week opens.
    return { hours: begun.filter((hour) => off.includes(hour)), isFolded };
  }, [grid, begun, isFolded]);
  const seen = useMemo(() => withoutHours(grid, fold.isFolded ? fold.hours : []), [grid, fold]);
  const actions = useStableActions({
    onFold: (willFold: boolean): void => {
      folding.onFold(willFold);
      const hidden = willFold ? fold.hours.flatMap((hour) => slotsOfHour(grid, hour, now)) : [];
      if (hidden.some((id) => selected.has(id))) onSelect(withoutSlots(selected, hidden));
    },
  });
  return { fold, seen, ...actions };
};

const hours = Array.from({ length: hoursInDay }, (_, hour) => hour);

/** Rows of the grid, top to bottom. The fold row takes the position of the first folded hour. */
export const foldedRows = ({ hours: off, isFolded }: Fold): (number | 'fold')[] =>
  hours.flatMap((hour): (number | 'fold')[] => {
    const row = isFolded && off.includes(hour) ? [] : [hour];
    return hour === off[0] ? ['fold', ...row] : row;
  });

/** Offset of an hour's row from the top of the grid body, in pixels. The fold row is as high as the others. */
export const topOf = (hour: number, { hours: off, isFolded }: Fold, rowHeight: number): number => {
  const above = isFolded ? off.filter((each) => each < hour).length : 0;
  return (hour - above + (off.some((each) => each < hour) ? 1 : 0)) * rowHeight;
};

interface FoldRowProps extends Pick<Folding, 'onFold'> {
  fold: Fold;
}

export const FoldRow = ({ fold: { hours: off, isFolded }, onFold }: FoldRowProps) => {
  const { t } = useLingui();
  const styles = useWeekStyles();
  const which = rangesText(hourRanges(off));
  const { length } = off;
  const text = t`${plural(length, {
    one: '# hour without delivery in the whole week',
    other: '# hours without delivery in the whole week',
  })}`;
  return (
    <tr className={styles.fold}>
      <th scope="row" className={styles.foldCell}>
        <button
          type="button"
          className={styles.foldButton}
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <ChevronRight12Regular /> : <ChevronDown12Regular />}
          {`${text}: ${which}`}
        </button>
      </th>
    </tr>
  );
};
