import { t } from '@lingui/core/macro';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { showToast } from '../stores/toasts.ts';
import { offerUndo } from '../stores/undo.ts';

/** Publishes or hides an order's feedback, with Undo. `write` reports its failures itself. */
export const turnPublic = async (
  orderId: string,
  isPublic: boolean,
  write: (isPublic: boolean) => Promise<boolean>,
): Promise<void> => {
  if (!(await write(isPublic))) return;
  const order = shortIdOf(orderId);
  const what = isPublic ? t`${order}: the feedback is public` : t`${order}: the feedback is not public`;
  offerUndo(
    what,
    async () => {
      if (await write(!isPublic)) showToast({ intent: 'success', text: t`Undone: ${what}` });
    },
    'success',
    'changed',
  );
};
