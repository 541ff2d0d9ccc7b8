import { t } from '@lingui/core/macro';
import { showToast } from '../stores/toasts.ts';
import { offerUndo } from '../stores/undo.ts';

/** Whether everybody may read what was said of an order; `write` says by itself why it failed. can be taken back. */
export const turnPublic = async (
  isPublic: boolean,
  write: (isPublic: boolean) => Promise<boolean>,
): Promise<void> => {
  if (!(await write(isPublic))) return;
  offerUndo(isPublic ? t`The feedback is public` : t`The feedback is not public`, async () => {
    if (await write(!isPublic)) showToast({ intent: 'success', text: t`Undone` });
  });
};
