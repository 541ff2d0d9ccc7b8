import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ToastLine } from '../../ui/ToastLine.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { RecordFormState } from './useRecordForm.ts';

const useStyles = makeStyles({
  // Sticky at the bottom and grows upwards, so that banners and toasts move no field. Without the page's padding
  // below it, so that the buttons also stay when the page begins to scroll.
  shown: {
    position: 'sticky',
    bottom: '-16px',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    marginTop: 'auto',
    marginBottom: '-16px',
    padding: '12px 0 8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media print': { display: 'none' },
  },
  // Toasts are next to the buttons, or above them in a narrow window.
  lines: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    '& > [data-toast-line]': { order: 1, flexGrow: 1, maxWidth: '100%', marginBlock: '-4px' },
  },
  bar: { display: 'flex', alignItems: 'center', gap: '8px' },
  state: { color: tokens.colorNeutralForeground2 },
  failed: { color: tokens.colorStatusDangerForeground3 },
});

/** Buttons that vanish when they are done: then the focus moves to the form, where Ctrl+Z undoes the save or the discard. */
const PassingButtons = ({
  formRef,
  children,
}: Pick<RecordFormState, 'formRef'> & { children: ReactNode }) => {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = root.current;
    return () => {
      if (buttons?.contains(document.activeElement)) formRef.current?.focus({ preventScroll: true });
    };
  }, [formRef]);
  return (
    <div ref={root} className={styles.bar}>
      {children}
    </div>
  );
};

interface SaveBarProps {
  form: RecordFormState;
  /** Banners above the buttons, where they are in view on a long page. */
  children: ReactNode;
}

/** Save and Discard while there is something to save; then the time of the save, with Undo. */
export const SaveBar = ({ form, children }: SaveBarProps) => {
  const { formRef, failure, lastSave, versions } = form;
  const { isDirty, isSavable, isSaving } = form.state;
  const styles = useStyles();
  const { time } = useFormatters();
  const isOpen = isSavable || isSaving || failure !== null;
  const saved = isOpen || !lastSave.at ? null : time(lastSave.at);
  const isShown = isOpen || saved !== null;
  useEffect(() => {
    // The bar appears over the lowest visible field, which may be the one being edited, and grows with a failure.
    const { activeElement } = document;
    if ((isOpen || failure) && formRef.current?.contains(activeElement))
      activeElement?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, failure, formRef]);
  return (
    <div className={isShown ? styles.shown : undefined}>
      {children}
      <div className={styles.lines}>
        {/* Without buttons, toasts would cover the fields at the edge of the window. */}
        {isShown && <ToastLine />}
        <div className={styles.bar} data-actions>
          {isOpen && (
            <PassingButtons formRef={formRef}>
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={isSaving || !isSavable}
                icon={isSaving ? <Spinner size="extra-tiny" /> : null}
              >
                <Trans>Save</Trans>
              </Button>
              <Button disabledFocusable={!isDirty || isSaving} onClick={() => versions.discard()}>
                <Trans>Discard</Trans>
              </Button>
            </PassingButtons>
          )}
          {/* Always in the page, so that screen readers announce its changes. */}
          <Text className={mergeClasses(styles.state, failure !== null && styles.failed)} role="status">
            {failure ? (
              <Trans>Not saved</Trans>
            ) : isDirty ? (
              <Trans>Unsaved changes</Trans>
            ) : (
              saved !== null && <Trans>Saved {saved}</Trans>
            )}
          </Text>
          {lastSave.undo && (
            <PassingButtons formRef={formRef}>
              <Button appearance="subtle" icon={<ArrowUndo20Regular />} onClick={lastSave.undo}>
                <Trans>Undo</Trans>
              </Button>
            </PassingButtons>
          )}
        </div>
      </div>
    </div>
  );
};
