import { Button, makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import type { SlotValueName } from '#shared/rules/slotChanges.ts';
import { useFirstFieldFocus } from '../../resource/form/formKeyboard.ts';
import { Banner, ErrorDetails } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { errorText } from '../../ui/errorText.ts';
import { namesOfChanges, type SendOutcome } from './saveSlots.ts';

const useStyles = makeStyles({
  surface: { width: 'min(55vw, 720px)' },
  wide: { width: 'min(75vw, 860px)' },
});

interface SlotDialogFrameProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Room for three fields in a row. */
  isWide?: boolean;
  /** Submits the dialog. Without it, the dialog is read-only. */
  onSubmit?: () => void;
  submitLabel?: string;
  isSubmitDisabled?: boolean;
  /** Field with the initial focus; the first one by default. */
  firstField?: SlotValueName;
}

export const SlotDialogFrame = (props: SlotDialogFrameProps) => {
  const { title, children, onClose, isWide = false, onSubmit, submitLabel, isSubmitDisabled = false } = props;
  const styles = useStyles();
  const form = useRef<HTMLFormElement>(null);
  useFirstFieldFocus(form, props.firstField);
  return (
    <DialogFrame
      title={title}
      className={isWide ? styles.wide : styles.surface}
      hasCross
      onClose={onClose}
      formRef={form}
      onSubmit={() => {
        if (!isSubmitDisabled) onSubmit?.();
      }}
      actions={
        onSubmit && (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" appearance="primary" disabledFocusable={isSubmitDisabled}>
              {submitLabel ?? <Trans>Save</Trans>}
            </Button>
          </>
        )
      }
    >
      {children}
    </DialogFrame>
  );
};

const useListStyles = makeStyles({
  lines: { whiteSpace: 'pre-line' },
  // Fluent's message bar has vertical padding for a single line only.
  body: { paddingBlock: '8px' },
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    maxHeight: '120px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** Warning before a save, line by line. */
export const SlotDoubts = ({ doubts }: { doubts: readonly string[] }) => {
  const styles = useListStyles();
  return doubts.length === 0 ? null : (
    <Banner intent="warning">
      <span className={styles.lines}>{doubts.join('\n')}</span>
    </Banner>
  );
};

interface FailedSlotsProps {
  outcome: SendOutcome;
  names: ReadonlyMap<string, string>;
  /** The dialog shows the errors at its fields already. */
  isOnFields?: boolean;
}

/** Lists the slots that were not changed, or perhaps not, with the reasons; the other changes are saved. */
export const FailedSlots = ({ outcome, names, isOnFields = false }: FailedSlotsProps) => {
  const { i18n, t } = useLingui();
  const styles = useListStyles();
  const { done, failures } = outcome;
  const doneCount = done.length;
  const reasonOf = ({ error, mayBeSaved }: SendOutcome['failures'][number]): string => {
    if (isOnFields) return t`Check the marked fields`;
    return mayBeSaved && error.code === 'NETWORK' ? t`The answer was lost.` : errorText(i18n, error);
  };
  return (
    <>
      {failures.map((failed) => (
        <Banner key={failed.changes[0]?.slot.id} intent="error">
          <div className={styles.body}>
            {failed.zoneName && <strong>{failed.zoneName}: </strong>}
            {reasonOf(failed)}
            <div>
              {failed.mayBeSaved ? (
                <Trans>These slots may have changed. Check the week before you try again:</Trans>
              ) : (
                <Trans>Could not change these slots:</Trans>
              )}
            </div>
            <ul className={styles.names}>
              {namesOfChanges(failed.changes, names).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <ErrorDetails requestId={failed.error.requestId} />
            {doneCount > 0 && <Trans>Slots changed: {doneCount}</Trans>}
          </div>
        </Banner>
      ))}
    </>
  );
};
