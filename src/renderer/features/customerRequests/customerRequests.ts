import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { MailArrowUp20Regular } from '@fluentui/react-icons/svg/mail-arrow-up';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { customerRequestReasons } from '#shared/rules/wireValues.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { settleUnsentText } from '../../marketplace/texts/unsentTexts.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { openContact } from '../../ui/openContact.ts';
import { markResponded, nameOfRequest, offerResponded } from './offerResponded.ts';

const requestReasonLabels: Readonly<Record<(typeof customerRequestReasons)[number], MessageDescriptor>> = {
  payments: msg`Payments`,
  application_issue: msg`Application issue`,
  service_not_performed: msg`Service not performed`,
  general_information: msg`General information`,
  other: msg`Other`,
};

const waitsForAnswer = msg`Waiting for a reply`;

export const customerRequests = defineResource({
  entity: 'customerRequests',
  removeConfirmation: msg`Delete this request?`,
  can: { create: false, quickView: true },
  nameOf: nameOfRequest,
  newRows: (count) => msg`${plural(count, { one: '# new request', other: '# new requests' })}`,
  search: 'customerName',
  searchAlso: ['email', 'phoneNumber', 'message'],
  views: readyViews.customerRequests,
  tone: ({ isResponded }) => (isResponded === false ? { tone: 'warning', label: waitsForAnswer } : null),
  actions: [
    {
      name: 'reply',
      label: msg`Reply by email`,
      Icon: MailArrowUp20Regular,
      isShown: ({ email }) => typeof email === 'string' && email !== '',
      // Opens the mail program with recipient and subject only; the app does not pass on the message.
      run: async (row, scope) => {
        await openContact({ type: 'email', value: String(row.email).trim(), subject: t`Your request` });
        offerResponded(nameOfRequest(row), row, scope);
      },
    },
    {
      name: 'markResponded',
      label: msg`Mark as responded`,
      Icon: CheckmarkCircle20Regular,
      isShown: ({ isResponded }) => isResponded === false,
      thenNext: msg`Responded, next`,
      run: async (row, scope) =>
        (await settleUnsentText(row.id)) && markResponded(nameOfRequest(row), row, scope),
    },
  ],
  slots: {
    lead: lazyComponent<RecordContentProps>(async () => (await import('./RequestLead.tsx')).RequestLead, {}),
    summary: lazyComponent<RecordContentProps>(
      async () => (await import('./RequestWords.tsx')).RequestWords,
      {},
    ),
  },
  summaryHeader: {
    state: ['reason'],
    odd: ({ isResponded }) => (isResponded === false ? [waitsForAnswer] : []),
  },
  fields: {
    customerName: fieldOf.name({ label: msg`Customer name`, readOnly: true, isPersonal: true }),
    isResponded: fieldOf.boolean({
      label: msg`Responded`,
      required: true,
      asksInWords: true,
      tones: ['success', 'warning'],
      // Hidden in narrow windows; waiting requests are highlighted anyway.
      fromWidth: 1240,
    }),
    email: fieldOf.email({ label: msg`Email`, isWritten: true, width: 148 }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number`, readOnly: true, fromWidth: 1100 }),
    reason: fieldOf.choice({
      label: msg`Reason`,
      required: true,
      isWritten: true,
      fromWidth: 1100,
      choices: customerRequestReasons.map((value) => ({ value, label: requestReasonLabels[value] })),
    }),
    message: fieldOf.multiline({
      label: msg`Message`,
      width: 240,
      // Support reads it first: narrow lists leave out the reason and the phone number instead.
      fromWidth: 860,
      isPersonal: true,
      isWritten: true,
    }),
    images: fieldOf.images({ label: msg`Images`, readOnly: true, isPersonal: true }),
  },
  // Narrower lists give its room to the message.
  updatedAtFromWidth: 1240,
  columns: [
    'id',
    'createdAt',
    'customerName',
    'email',
    'phoneNumber',
    'reason',
    'message',
    'isResponded',
    'updatedAt',
  ],
  sections: [
    { title: msg`Request`, fields: ['isResponded', 'reason', 'message', 'images'] },
    { title: msg`Customer`, fields: ['customerName', 'phoneNumber', 'email'], isAside: true },
  ],
  quickEdit: ['isResponded', 'email', 'reason', 'message'],
});
