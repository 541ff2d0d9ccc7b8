import type { PayListEntity, PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import { allCities } from '#shared/rules/allCities.ts';
import type { AccountToday, ClosedList } from '#shared/rules/closing.ts';
import type { PayeeType } from '#shared/rules/payouts.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { readAllRows } from '../api/pageReader.ts';
import type { PayListChecks, PayListRow } from '../payLists/payListChecks.ts';
import { cityOf, numberOf, payeeTypeOf, readPayLists, textOrEmpty } from '../payLists/payListLines.ts';

type Row = { id: string } & Record<string, unknown>;

export const listsQuery = (
  entity: PayListEntity,
  country: string,
  { start, end }: HalfMonth,
): PayListsQuery => ({
  entity,
  params: { country, city: allCities },
  filters: { dateRange: { match: 'between', from: start, to: end } },
});

/** Lists of one sort and half-month, in all cities. */
export interface ListsOfSort {
  query: PayListsQuery;
  rows: readonly PayListRow[];
}

const sorts: readonly PayListEntity[] = ['establishmentPayLists', 'courierPayLists'];

/** Both sorts of pay lists of a half-month. One unreadable city fails the whole: totals would look complete. */
export const readBothSorts = async (
  api: AllCitiesClient,
  country: string,
  period: HalfMonth,
  signal: AbortSignal,
): Promise<Result<ListsOfSort[]>> => {
  const queries = sorts.map((entity) => listsQuery(entity, country, period));
  const answers = await Promise.all(queries.map((query) => readPayLists(api, query, signal)));
  const lists: ListsOfSort[] = [];
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    const query = queries[index];
    if (query) lists.push({ query, rows: answer.data });
  }
  return success(lists);
};

/** Lists one by one, each with the query of its sort. */
export const rowsIn = (sorts: readonly ListsOfSort[]) =>
  sorts.flatMap(({ query, rows }) => rows.map((row) => ({ query, row })));

export const nameIn = (row: Row, payeeType: PayeeType): string =>
  textOrEmpty(payeeType === 'courier' ? row.fullName : row.name);

export const closedLists = (sorts: readonly ListsOfSort[], checkOf: PayListChecks['of']): ClosedList[] =>
  sorts.flatMap(({ query, rows }) => {
    const payeeType = payeeTypeOf(query.entity);
    return rows.map((row) => ({
      id: row.id,
      payeeType,
      city: cityOf(query, row),
      payee: nameIn(row, payeeType),
      iban: textOrEmpty(row.iban),
      idNumber: textOrEmpty(row.idNumber),
      sumCents: numberOf(row.sum),
      difference: checkOf(query.entity, row),
    }));
  });

/** Accounts of couriers and of the companies of establishments, as they are today. */
export const readAccounts = async (
  api: AllCitiesClient,
  country: string,
  signal: AbortSignal,
): Promise<Result<AccountToday[]>> => {
  const params = { country, city: allCities };
  const read = (operation: 'companies.list' | 'establishments.list' | 'couriers.list') =>
    readAllRows<Row>(
      api,
      { operation, params: operation === 'companies.list' ? { country } : params, query: {} },
      signal,
    );
  const [companies, establishments, couriers] = await Promise.all([
    read('companies.list'),
    read('establishments.list'),
    read('couriers.list'),
  ]);
  if (!companies.ok) return companies;
  if (!establishments.ok) return establishments;
  if (!couriers.ok) return couriers;
  const accountOf = new Map(companies.data.map(({ id, iban }) => [id, textOrEmpty(iban)]));
  const accounts = (rows: readonly Row[], payeeType: PayeeType, ibanOf: (row: Row) => string) =>
    rows.map((row) => ({
      ...{ payeeType, city: textOrEmpty(row.city), payee: nameIn(row, payeeType), iban: ibanOf(row) },
    }));
  return success([
    ...accounts(
      establishments.data,
      'establishment',
      ({ companyId }) => accountOf.get(textOrEmpty(companyId)) ?? '',
    ),
    ...accounts(couriers.data, 'courier', ({ iban }) => textOrEmpty(iban)),
  ]);
};
