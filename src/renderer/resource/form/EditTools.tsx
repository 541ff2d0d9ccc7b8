import { Button, Spinner } from '@fluentui/react-components';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isCommandKey, isRedoKey, isTyping, useDocumentKeys } from '../../ui/useDocumentKeys.ts';

interface EditToolsProps {
  editor: {
    isDirty: boolean;
    isSaving: boolean;
    canUndo: boolean;
    canRedo: boolean;
    isTyped: boolean;
    undo: () => void;
    redo: () => void;
  };
  onSave: () => void;
}

/** Undo, redo and save with shortcuts, for a page that is saved as a whole. */
export const EditTools = ({ editor, onSave }: EditToolsProps) => {
  const { t } = useLingui();
  const { isDirty, isSaving, canUndo, canRedo, isTyped, undo, redo } = editor;
  const canSave = isDirty && !isSaving;

  // A moved row keeps the focus in its field. Ctrl+Z belongs to the text only after typing.
  const isOfText = ({ target }: KeyboardEvent): boolean =>
    isTyping(target) && (isTyped || !(target instanceof Element && target.closest('[data-field]')));

  // Shortcuts work regardless of the focus, but not under a modal dialog.
  useDocumentKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || document.querySelector('[aria-modal=true]')) return;
    if (isCommandKey(event, 's')) {
      if (canSave) onSave();
    } else if (isOfText(event)) return;
    // Without a step on this page, the window's own Undo and Redo handle the keys.
    else if (isRedoKey(event)) {
      if (!canRedo) return;
      redo();
    } else if (isCommandKey(event, 'z')) {
      if (!canUndo) return;
      undo();
    } else return;
    event.preventDefault();
  });

  return (
    <>
      <ToolButton
        label={t`Undo`}
        shortcut="Ctrl+Z"
        icon={<ArrowUndoRegular />}
        disabledFocusable={!canUndo}
        onClick={undo}
      />
      <ToolButton
        label={t`Redo`}
        shortcut="Ctrl+Y"
        icon={<ArrowRedoRegular />}
        disabledFocusable={!canRedo}
        onClick={redo}
      />
      <Button
        appearance="primary"
        disabledFocusable={!canSave}
        icon={isSaving ? <Spinner size="extra-tiny" aria-hidden="true" /> : null}
        onClick={onSave}
      >
        <Trans>Save</Trans>
      </Button>
    </>
  );
};
