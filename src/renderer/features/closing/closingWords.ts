import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClosingFinding } from '#shared/rules/closing.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { OrderFinding, SharedAmount } from '#shared/rules/settledOrders.ts';

export const sortNames: Readonly<Record<PayeeType, MessageDescriptor>> = {
  establishment: msg`Establishments`,
  courier: msg`Couriers`,
};

interface FindingWords {
  label: MessageDescriptor;
  /** Sentence for the title of the column. */
  meaning: MessageDescriptor;
}

export const findingWords: Readonly<Record<ClosingFinding, FindingWords>> = {
  wrong: { label: msg`Wrong`, meaning: msg`The sum or some lines are wrong` },
  negative: { label: msg`Negative`, meaning: msg`The payee owes money` },
  notChecked: { label: msg`Not checked`, meaning: msg`The sum was not compared with the lines` },
  changed: {
    label: msg({ message: 'Changed', context: 'pay lists' }),
    meaning: msg`The list has changed since the check`,
  },
  sameAccount: {
    label: msg`Shared account`,
    meaning: msg`Payees with other tax numbers have the same account`,
  },
  otherAccount: {
    label: msg`Other account`,
    meaning: msg`The company or the courier has another account today`,
  },
  taxNumber: { label: msg`Tax number`, meaning: msg`The tax number is missing or wrong` },
  missing: {
    label: msg`Missing`,
    meaning: msg`Payees with a list in the half-month before, but not in this one`,
  },
};

export const orderWords: Readonly<Record<OrderFinding, FindingWords>> = {
  unpaid: { label: msg`In no list`, meaning: msg`Completed, but in no pay list` },
  edge: {
    label: msg`Near midnight`,
    meaning: msg`Completed at the start or end of the half-month, and in no pay list of it`,
  },
  twice: { label: msg`Paid twice`, meaning: msg`In two lines` },
  otherAmount: { label: msg`Other amount`, meaning: msg`The line has other amounts than the order today` },
  otherStatus: { label: msg`Other status`, meaning: msg`The line has another status than the order today` },
  gone: { label: msg`No order`, meaning: msg`The order of the line no longer exists` },
};

export const amountNames: Readonly<Record<SharedAmount, MessageDescriptor>> = {
  itemsSum: msg`Items`,
  surcharge: msg`Surcharge`,
  discountSum: msg`Discount`,
  vamvuCommission: msg`Commission`,
  tips: msg`Tips`,
};

/** Titles and words of the workbook, by the keys that main uses. */
export const fileWords: Readonly<Record<string, MessageDescriptor>> = {
  total: msg`Total`,
  statement: msg`Statement`,
  'sheet.lists': msg`Lists`,
  'sheet.lines': msg`Lines`,
  'sheet.differences': msg`Differences`,
  'sheet.comparison': msg`Comparison`,
  'head.sort': msg`Payees`,
  'head.city': msg`City`,
  'head.payee': msg`Payee`,
  'head.taxNumber': msg`Tax number`,
  'head.iban': msg`IBAN`,
  'head.vat': msg`VAT`,
  'head.sum': msg`Sum`,
  'head.check': msg`Check`,
  'head.difference': msg`Difference`,
  'head.cause': msg`Likely cause`,
  'head.checkedAt': msg`Checked at`,
  'head.findings': msg`Findings`,
  'head.payList': msg`Pay list`,
  'head.order': msg`Order`,
  'head.completedAt': msg`Completed at`,
  'head.status': msg`Status`,
  'head.items': msg`Items`,
  'head.surcharge': msg`Surcharge`,
  'head.discount': msg`Discount`,
  'head.commission': msg`Commission`,
  'head.feeTaken': msg`Fee taken`,
  'head.deliveryCost': msg`Delivery cost`,
  'head.tips': msg`Tips`,
  'head.payout': msg`Payout`,
  'head.finding': msg`Finding`,
  'head.detail': msg`Detail`,
  'head.percent': msg`Percent`,
  'outcome.right': msg`Matches`,
  'outcome.lines': msg`Wrong lines`,
  'outcome.differs': msg`Differs`,
  'outcome.changed': msg`Changed since the check`,
  'outcome.unread': msg`Could not load`,
  'outcome.none': msg`Not checked`,
  'cause.missing': msg`line missing from the sum`,
  'cause.twice': msg`duplicate line`,
  'cause.commission': msg`unusual commission`,
  'cause.otherPeriod': msg`line from another period`,
  'cause.rounding': msg`rounding`,
  'cause.vat': msg`without VAT`,
  'cause.status': msg`counted with another status`,
  'cause.unreadable': msg`unreadable line`,
  'cause.unknown': msg`no cause found`,
};
