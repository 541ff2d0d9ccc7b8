import type { PayListLine } from '#shared/api/payLists.ts';
import { cityField } from '#shared/domain/allCities.ts';
import type { PayeeType } from '#shared/domain/payouts.ts';
import type { PayListEntity, PayListsQuestion } from '#shared/ipc/payListRoutes.ts';
import { readPages } from '#shared/ipc/readPages.ts';
import { type Result, success } from '#shared/ipc/result.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import { readAllRows } from '../api/pageReader.ts';
import type { PayListRow } from './payListChecks.ts';

/** So many lists are asked for their lines at once: the server has others to answer too. */
export const maxListsAtOnce = 4;
const linesAtOnce = 1000;

export const payeeTypeOf = (entity: PayListEntity): PayeeType =>
  entity === 'courierPayLists' ? 'courier' : 'establishment';
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** All pay lists of a question, of one city or of all. */
export const readPayLists = (
  api: AllCitiesClient,
  { entity, params, filters }: PayListsQuestion,
  signal: AbortSignal,
): Promise<Result<PayListRow[]>> =>
  readAllRows<PayListRow>(
    api,
    { operation: `${entity}.list`, params, query: filters ? { filters } : {} },
    signal,
  );

/** The city that a list is of, also where lists of all cities were asked for. */
export const cityOf = ({ params }: PayListsQuestion, row: PayListRow): string =>
  textOf(row[cityField]) || params.city;

/** All lines of one pay list. */
export const readPayListLines = async (
  api: AllCitiesClient,
  question: PayListsQuestion,
  row: PayListRow,
  signal: AbortSignal,
): Promise<Result<PayListLine[]>> => {
  const lines: PayListLine[] = [];
  const params = { ...question.params, city: cityOf(question, row), id: row.id };
  const answer = await readPages<PayListLine>({
    size: linesAtOnce,
    read: async (query) =>
      (await api.call({ operation: `${question.entity}.orders`, params, query }, signal)) as Result<
        PayListLine[]
      >,
    take: (rows) => {
      for (const line of rows) lines.push(line);
    },
  });
  return answer.ok ? success(lines) : answer;
};
