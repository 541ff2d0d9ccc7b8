import { compactIban } from './iban.ts';
import { type PayListDifference, stateOfDifference } from './payListDifference.ts';
import type { PayeeType } from './payouts.ts';
import { compactTaxNumber, taxNumberFault } from './taxNumber.ts';

/** A pay list of the half-month, as far as closing it needs. */
export interface ClosedList {
  id: string;
  payeeType: PayeeType;
  city: string;
  payee: string;
  iban: string;
  idNumber: string;
  sumCents: number;
  difference: PayListDifference | undefined;
}

/** Account that an establishment's company or a courier has today. */
export interface AccountToday {
  payeeType: PayeeType;
  city: string;
  payee: string;
  iban: string;
}

export const closingFindings = [
  'wrong',
  'negative',
  'notChecked',
  'changed',
  'sameAccount',
  'otherAccount',
  'taxNumber',
  'missing',
] as const;
export type ClosingFinding = (typeof closingFindings)[number];

export interface FoundList {
  finding: ClosingFinding;
  payeeType: PayeeType;
  city: string;
  payee: string;
  /** `missing`: the list of the half-month before. */
  listId: string;
  sumCents: number;
  /** `sameAccount`: the other payees. `otherAccount`: the accounts of today. Otherwise empty. */
  others: readonly string[];
}

export interface ClosingRow {
  payeeType: PayeeType;
  city: string;
  count: number;
  sumCents: number;
  found: Readonly<Record<ClosingFinding, number>>;
}

type PaidAccount = Pick<ClosedList, 'idNumber' | 'iban' | 'payee'>;

/** Companies and people by tax number; without one by account and name, because pay lists have no payee id. */
const payeeKey = ({ idNumber, iban, payee }: PaidAccount): string =>
  idNumber.trim() === '' ? `${compactIban(iban)}\n${payee}` : compactTaxNumber(idNumber);

/** Several establishments of a company share its tax number, so the name belongs to the key. */
export const closedPayeeKey = (list: ClosedList): string =>
  [list.payeeType, list.city, payeeKey(list), list.payee].join('\n');

const accountKey = ({ payeeType, city, payee }: Pick<AccountToday, 'payeeType' | 'city' | 'payee'>): string =>
  [payeeType, city, payee].join('\n');

export const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

/** Names of other payees with the same account, by account. A payee is a tax number, not an establishment. */
export const sharedAccounts = (lists: readonly PaidAccount[]) => {
  const byAccount = groupBy(
    lists.filter(({ iban }) => iban.trim() !== ''),
    ({ iban }) => compactIban(iban),
  );
  return (list: PaidAccount): string[] => {
    const own = payeeKey(list);
    const others = (byAccount.get(compactIban(list.iban)) ?? []).filter((other) => payeeKey(other) !== own);
    return [...new Set(others.map(({ payee }) => payee))];
  };
};

interface HalfMonthToClose {
  lists: readonly ClosedList[];
  /** Lists of the half-month before. */
  before: readonly ClosedList[];
  /** `null`: not read yet, so that no account is compared. */
  accounts: readonly AccountToday[] | null;
}

/** Findings of a list that need no other list. */
const ownFindings = ({ difference, sumCents, idNumber }: ClosedList): ClosingFinding[] => {
  const state = stateOfDifference(difference);
  return [
    ...(state === 'differs' ? (['wrong'] as const) : []),
    ...(sumCents < 0 ? (['negative'] as const) : []),
    ...(state === 'notChecked' || state === 'changed' ? [state] : []),
    ...(taxNumberFault(idNumber) === null ? [] : (['taxNumber'] as const)),
  ];
};

/** Everything to look at before a half-month is paid. A list can have several findings. */
export const findInClosing = ({ lists, before, accounts }: HalfMonthToClose): FoundList[] => {
  const sharing = sharedAccounts(lists);
  const today = accounts && groupBy(accounts, accountKey);
  const found = (finding: ClosingFinding, list: ClosedList, others: readonly string[] = []): FoundList => {
    const { payeeType, city, payee, id, sumCents } = list;
    return { finding, payeeType, city, payee, listId: id, sumCents, others };
  };
  const ofLists = lists.flatMap((list): FoundList[] => {
    const others = sharing(list);
    // Namesakes: the list is right if it has the account of any of them.
    const now = today?.get(accountKey(list))?.map(({ iban }) => compactIban(iban));
    return [
      ...ownFindings(list).map((finding) => found(finding, list)),
      ...(others.length > 0 ? [found('sameAccount', list, others)] : []),
      ...(now && !now.includes(compactIban(list.iban)) ? [found('otherAccount', list, now)] : []),
    ];
  });
  const paid = new Set(lists.map(closedPayeeKey));
  const gone = before.filter((list) => !paid.has(closedPayeeKey(list)));
  return [...ofLists, ...gone.map((list) => found('missing', list))];
};

/** Lists whose payee no longer exists under its name, so that no account of today is known. */
export const countWithoutAccount = ({
  lists,
  accounts,
}: Pick<HalfMonthToClose, 'lists' | 'accounts'>): number => {
  if (!accounts) return 0;
  const known = new Set(accounts.map(accountKey));
  return lists.filter((list) => !known.has(accountKey(list))).length;
};

const noFindings = (): Record<ClosingFinding, number> =>
  Object.fromEntries(closingFindings.map((finding) => [finding, 0])) as Record<ClosingFinding, number>;

/** A row per sort of payee and city that has lists now or had any before. */
export const closingRows = (lists: readonly ClosedList[], found: readonly FoundList[]): ClosingRow[] => {
  const rows = new Map<string, ClosingRow & { found: Record<ClosingFinding, number> }>();
  const rowOf = ({ payeeType, city }: Pick<ClosingRow, 'payeeType' | 'city'>) => {
    const key = `${payeeType}\n${city}`;
    const row = rows.get(key) ?? { payeeType, city, count: 0, sumCents: 0, found: noFindings() };
    rows.set(key, row);
    return row;
  };
  for (const list of lists) {
    const row = rowOf(list);
    row.count += 1;
    row.sumCents += list.sumCents;
  }
  for (const one of found) rowOf(one).found[one.finding] += 1;
  return [...rows.values()];
};

export const addClosingRows = (payeeType: PayeeType, rows: readonly ClosingRow[]): ClosingRow => {
  const total = { payeeType, city: '', count: 0, sumCents: 0, found: noFindings() };
  for (const row of rows) {
    total.count += row.count;
    total.sumCents += row.sumCents;
    for (const finding of closingFindings) total.found[finding] += row.found[finding];
  }
  return total;
};
