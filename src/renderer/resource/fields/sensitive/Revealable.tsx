import { makeStyles, tokens } from '@fluentui/react-components';
import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mask } from '../fieldText.ts';

/** Marks a sensitive value and its "Show" button. */
export const sensitiveMark = { 'data-sensitive': '' } as const;

/** Calls `onLeave` when focus or pointer moves to something that is not sensitive. */
export const useLeaving = (
  holder: RefObject<HTMLElement | null>,
  isThere: boolean,
  onLeave: () => void,
): void =>
  useEffect(() => {
    if (!isThere) return undefined;
    // In a list, the grid focuses the cell around the value.
    const home = holder.current?.closest('td') ?? holder.current;
    /**
     * Other sensitive values of the same row or form stay revealed, for example to compare a document number
     * with its photo.
     */
    const isNearby = (target: Element): boolean => {
      const other = target.closest('[data-sensitive]');
      return other !== null && other.closest('tr') === (home?.closest('tr') ?? null);
    };
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || !(home?.contains(target) || isNearby(target))) onLeave();
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [holder, isThere, onLeave]);

const useButtonStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '0 2px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface ShowButtonProps {
  label: string;
  /** In a list cell, outside the tab order (roving tabindex). */
  isCell?: boolean;
  onShow: () => void;
}

export const ShowButton = ({ label, isCell = false, onShow }: ShowButtonProps) => {
  const { t } = useLingui();
  const styles = useButtonStyles();
  const name = t`Show: ${label}`;
  return (
    <button
      type="button"
      className={styles.root}
      aria-label={name}
      title={name}
      tabIndex={isCell ? -1 : 0}
      data-act="reveal"
      {...sensitiveMark}
      onClick={onShow}
    >
      {mask}
      <Eye16Regular />
    </button>
  );
};

interface RevealableProps {
  label: string;
  isCell?: boolean;
  children: () => ReactNode;
}

/** Value revealed by a click, until the user moves on or presses Escape. */
export const Revealable = ({ label, isCell = false, children }: RevealableProps) => {
  const [isShown, setIsShown] = useState(false);
  const value = useRef<HTMLSpanElement>(null);
  const hide = useCallback(() => setIsShown(false), []);
  useLeaving(value, isShown, hide);
  useEffect(() => {
    if (!isShown) return undefined;
    const shown = value.current;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      hide();
    };
    shown?.focus();
    shown?.addEventListener('keydown', close);
    window.addEventListener('blur', hide);
    return () => {
      shown?.removeEventListener('keydown', close);
      window.removeEventListener('blur', hide);
    };
  }, [isShown, hide]);
  if (!isShown) return <ShowButton label={label} isCell={isCell} onShow={() => setIsShown(true)} />;
  return (
    <span ref={value} tabIndex={-1} {...sensitiveMark}>
      {children()}
    </span>
  );
};
