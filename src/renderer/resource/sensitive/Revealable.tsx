import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ShowButton } from './ShowButton.tsx';
import { useLeaving } from './useLeaving.ts';

interface RevealableProps {
  label: string;
  isCell?: boolean;
  children: () => ReactNode;
}

/** A value that is shown after a click, until one goes on to something else or presses Escape. */
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
    <span ref={value} tabIndex={-1}>
      {children()}
    </span>
  );
};
