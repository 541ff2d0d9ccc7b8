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
  changed: { label: msg`Changed`, meaning: msg`The list has changed since the check` },
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
