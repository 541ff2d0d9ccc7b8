import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addClosingRows,
  type ClosedList,
  closingFindings,
  closingRows,
  countWithoutAccount,
  findInClosing,
} from './closing.ts';
import type { PayListDifference } from './payListDifference.ts';

const [account, otherAccount] = ['ES9121000418450200051332', 'ES7921000813610123456789'];
const [company, otherCompany] = ['B86561412', 'A58818501'];
const checkedAt = '2026-11-16T10:00:00.000Z';
const verdict = (outcome: 'right' | 'lines' | 'differs'): PayListDifference => ({
  ...{ outcome, differenceCents: 0, cause: null, orderId: null, wrongLines: 0, checkedAt },
});
const right = verdict('right');

const list = (id: string, changes: Partial<ClosedList> = {}): ClosedList => ({
  ...{ id, payeeType: 'establishment', city: 'K1', payee: `Payee ${id}`, iban: account, idNumber: company },
  ...{ sumCents: 1000, difference: right, ...changes },
});

const found = (
  lists: readonly ClosedList[],
  { before = lists, accounts = null }: Partial<Omit<Parameters<typeof findInClosing>[0], 'lists'>> = {},
): string[] =>
  findInClosing({ lists, before, accounts }).map(({ finding, listId, others }) =>
    [listId, finding, ...others].join(' '),
  );

it('a half-month names wrong, negative, unchecked and changed lists, and wrong tax numbers', () => {
  expect(
    found([
      list('a'),
      list('b', { difference: verdict('differs') }),
      list('c', { difference: verdict('lines'), sumCents: -1 }),
      list('d', { difference: undefined }),
      list('e', { difference: { outcome: 'unread', checkedAt } }),
      list('f', { difference: { outcome: 'changed', checkedAt } }),
    ]),
  ).toEqual(['b wrong', 'c wrong', 'c negative', 'd notChecked', 'e notChecked', 'f changed']);
  const numbers = ['B86561412', ' b-86561412 ', '12345678Z', 'X1234567L', '00032129', 'B86561413', '12', ''];
  const of = numbers.map((idNumber, index) => list(`${index}`, { idNumber, iban: '' }));
  expect(found(of)).toEqual(['5 taxNumber', '6 taxNumber', '7 taxNumber']);
});

it('an account is shared if other tax numbers have it, in any city and sort of list', () => {
  const courier = { payeeType: 'courier', idNumber: '12345678Z', city: 'K2' } as const;
  expect(found([list('a'), list('b', { idNumber: 'b86561412' })])).toEqual([]);
  expect(found([list('a'), list('b', { ...courier, iban: 'es91 2100 0418 4502 0005 1332' })])).toEqual([
    'a sameAccount Payee b',
    'b sameAccount Payee a',
  ]);
  expect(found([list('a'), list('b', { ...courier, iban: otherAccount })])).toEqual([]);
  expect(found([list('a', { iban: '' }), list('b', { ...courier, iban: '' })])).toEqual([]);
});

it('an account is compared with that of the payee of the same name, sort and city today', () => {
  const today = (payee: string, iban: string, changes: object = {}) => ({
    ...({ payeeType: 'establishment', city: 'K1', payee, iban, ...changes } as const),
  });
  const lists = [list('a'), list('b'), list('c'), list('d')];
  const accounts = [
    today('Payee a', 'ES91 2100 0418 4502 0005 1332'),
    today('Payee b', otherAccount),
    // Two establishments of the same name.
    ...[today('Payee c', otherAccount), today('Payee c', account)],
    ...[today('Payee d', otherAccount, { city: 'K2' }), today('Payee d', '', { payeeType: 'courier' })],
  ];
  expect(found(lists, { accounts })).toEqual([`b otherAccount ${otherAccount}`]);
  expect(countWithoutAccount({ lists, accounts })).toBe(1);
  expect(countWithoutAccount({ lists, accounts: null })).toBe(0);
});

it('payees of the half-month before are missing by tax number, name, city and sort', () => {
  const before = [
    ...[list('a'), list('b'), list('c', { city: 'K2' }), list('d', { idNumber: otherCompany })],
    list('e', { payeeType: 'courier' }),
  ];
  const lists = [
    // The account of the company has changed since.
    list('a2', { payee: 'Payee a', iban: otherAccount }),
    list('c2', { payee: 'Payee c' }),
    list('d2', { payee: 'Payee d', idNumber: 'a58818501', iban: '' }),
    list('e2', { payee: 'Payee e' }),
  ];
  expect(found(lists, { before })).toEqual(['b missing', 'c missing', 'e missing']);
});

it('rows add up to the cent, and every finding is counted in the row of its city', () => {
  const anyList = fc
    .record({
      payeeType: fc.constantFrom('establishment', 'courier'),
      city: fc.constantFrom('K1', 'K2', 'K3'),
      iban: fc.constantFrom(account, otherAccount, ''),
      idNumber: fc.constantFrom(company, otherCompany, '12'),
      sumCents: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      difference: fc.constantFrom(undefined, right, verdict('lines'), verdict('differs')),
    })
    .map((changes) => changes as Partial<ClosedList>);
  fc.assert(
    fc.property(fc.array(anyList, { maxLength: 30 }), (made) => {
      const lists = made.map((changes, index) => list(`${index}`, changes));
      const findings = findInClosing({ lists, before: lists.toReversed(), accounts: [] });
      const rows = closingRows(lists, findings);
      const sums = (['establishment', 'courier'] as const).map((payeeType) =>
        addClosingRows(
          payeeType,
          rows.filter((row) => row.payeeType === payeeType),
        ),
      );
      const total = (of: (row: (typeof sums)[number]) => number): number =>
        sums.reduce((sum, row) => sum + of(row), 0);
      expect(total(({ count }) => count)).toBe(lists.length);
      expect(total(({ sumCents }) => sumCents)).toBe(lists.reduce((sum, { sumCents }) => sum + sumCents, 0));
      for (const finding of closingFindings)
        expect(total((row) => row.found[finding])).toBe(
          findings.filter((one) => one.finding === finding).length,
        );
      expect(total((row) => row.found.negative)).toBe(lists.filter(({ sumCents }) => sumCents < 0).length);
    }),
  );
});
