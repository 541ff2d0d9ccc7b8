import { makeStyles, tokens } from '@fluentui/react-components';
import { type RefObject, useEffect, useState } from 'react';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 5,
    boxSizing: 'border-box',
    width: 'max-content',
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontSize: '12px',
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-line',
    pointerEvents: 'none',
    '::first-line': { fontWeight: tokens.fontWeightSemibold },
    '@media print': { display: 'none' },
  },
});

/** Like the tooltips of buttons, so that moving over the week shows none. */
const delayMs = 400;
const [widest, highest, gap] = [320, 260, 4];

interface Shown {
  text: string;
  /** Below the cell, or above it where the window ends. */
  place: { maxWidth: number; left: number; top?: number; bottom?: number };
}

const placeAt = ({ left, top, bottom }: DOMRect): Shown['place'] => {
  const across = { maxWidth: widest, left: Math.max(gap, Math.min(left, window.innerWidth - widest)) };
  return bottom + highest > window.innerHeight
    ? { ...across, bottom: window.innerHeight - top + gap }
    : { ...across, top: bottom + gap };
};

/**
 * Takes the title away while our tooltip is wanted, or the browser would show its own. The text remains the
 * name of a cell and the description of a day or an hour. Follows later titles: React sets one when the slot
 * changes. Returns the way back.
 */
const takeTitle = (cell: HTMLElement, onText: (text: string) => void): (() => void) => {
  const role = cell.tagName === 'TD' ? 'ariaLabel' : 'ariaDescription';
  let text = '';
  const take = (): void => {
    if (!cell.title) return;
    text = cell.title;
    cell[role] = text;
    cell.removeAttribute('title');
    onText(text);
  };
  take();
  const newer = new MutationObserver(take);
  newer.observe(cell, { attributeFilter: ['title'] });
  return () => {
    newer.disconnect();
    cell[role] = null;
    if (!cell.title) cell.title = text;
  };
};

/**
 * Tooltip of the cell or title under the pointer or with keyboard focus. One for all of them, because a week has
 * 168 cells. Hidden from screen readers, which read the same text from the cell.
 */
export const SlotTooltip = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const styles = useStyles();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let giveBack: (() => void) | null = null;
    const hide = (): void => {
      clearTimeout(timer);
      giveBack?.();
      giveBack = null;
      current = null;
      setShown(null);
    };
    const show = (target: EventTarget | null): void => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
      if (cell === current) return;
      hide();
      current = cell;
      if (!cell?.title) return;
      let text = '';
      giveBack = takeTitle(cell, (now) => {
        text = now;
        setShown((before) => before && { ...before, text });
      });
      timer = setTimeout(() => setShown({ text, place: placeAt(cell.getBoundingClientRect()) }), delayMs);
    };
    const ends = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => grid.addEventListener(type, listener, { signal: ends.signal, passive: true });
    // Not `pointerover`, which a resting pointer causes too, when a dialog closes. A drag needs a free view.
    on('pointermove', ({ target, buttons }) => buttons === 0 && show(target));
    on('focusin', ({ target, relatedTarget }) => {
      // Without an earlier focus, a closed dialog has returned it.
      if (relatedTarget && target instanceof Element && target.matches(':focus-visible')) show(target);
    });
    for (const type of ['pointerleave', 'pointerdown', 'focusout', 'scroll', 'keydown'] as const)
      on(type, hide);
    return () => {
      ends.abort();
      hide();
    };
  }, [root]);
  return (
    shown && (
      <div className={styles.root} style={shown.place} aria-hidden="true" data-slot-tooltip>
        {shown.text}
      </div>
    )
  );
};
