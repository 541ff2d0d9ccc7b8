import { t } from '@lingui/core/macro';
import type { Row } from '../../data/entityCalls.ts';
import { openContact } from '../../ui/openContact.ts';

/** Opens the mail program with the customer's address and a subject; nothing of the message leaves the app. */
export const replyByEmail = ({ email }: Row): Promise<void> =>
  openContact({ kind: 'email', value: String(email).trim(), subject: t`Your request` });
