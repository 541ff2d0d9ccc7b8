import { makeStyles, useFieldContext_unstable as useFieldContext } from '@fluentui/react-components';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ShowButton, sensitiveMark, useLeaving } from './Revealable.tsx';

const useStyles = makeStyles({ hidden: { display: 'flex', alignItems: 'center', minHeight: '32px' } });

interface SensitiveInputProps {
  label: string;
  /** The value is empty, so there is nothing to hide. */
  isOpen: boolean;
  children: ReactNode;
}

/** Input revealed by a click, until the user moves on. It stays mounted, because an upload may be running. */
export const SensitiveInput = ({ label, isOpen, children }: SensitiveInputProps) => {
  const styles = useStyles();
  const [isShown, setIsShown] = useState(false);
  const wasAsked = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => setIsShown(false), []);
  useLeaving(root, isShown, hide);
  useEffect(() => {
    if (!isShown || !wasAsked.current) return;
    wasAsked.current = false;
    root.current?.querySelector<HTMLElement>('input:not([type=file]), textarea, button')?.focus();
  }, [isShown]);
  useEffect(() => {
    // Keep an empty input visible when typing starts.
    const show = (): void => setIsShown(true);
    const element = root.current;
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, []);
  const isWrong = useFieldContext()?.validationState === 'error';
  const isVisible = isShown || isOpen || isWrong;
  return (
    <>
      {!isVisible && (
        <div className={styles.hidden}>
          <ShowButton
            label={label}
            onShow={() => {
              wasAsked.current = true;
              setIsShown(true);
            }}
          />
        </div>
      )}
      <div ref={root} hidden={!isVisible} {...sensitiveMark}>
        {children}
      </div>
    </>
  );
};
