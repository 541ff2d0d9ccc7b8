import type { PayeeType } from '#shared/rules/payouts.ts';
import { safeFileName } from '#shared/text/fileNames.ts';
import type { Call, Scope } from '../http/call.ts';
import { json, jsonList } from '../http/json.ts';
import { managedColumns, own } from '../resource/column.ts';
import { timeZoneOf } from '../resource/condition.ts';
import { exportCsv } from '../resource/exportCsv.ts';
import { parseListQuery } from '../resource/parseListQuery.ts';
import { readPage, readRecord } from '../resource/readRows.ts';
import type { Resource, WireRecord } from '../resource/resource.ts';
import { dateIn } from '../time/zonedTime.ts';
import { lineCsvColumns, listCsvColumns } from './payListCsv.ts';

const nameField = { establishment: 'name', courier: 'fullName' } as const;

const payLists = (payeeType: PayeeType): Resource => ({
  table: 'pay_lists',
  noun: 'pay list',
  scope: 'city',
  where: { sql: 't.payeeType = ?', parameters: [payeeType] },
  columns: {
    ...managedColumns,
    ...own({
      iban: 'text',
      idNumber: 'text',
      startDate: 'date',
      endDate: 'date',
      sum: 'integer',
      cityId: 'id',
      vat: 'decimal',
    }),
    [nameField[payeeType]]: { type: 'text', sql: 't.name' },
    dateRange: { type: 'date', sql: 't.startDate', upperSql: 't.endDate', filterOnly: true },
  },
  sort: { field: 'startDate', direction: 'desc' },
});

/**
 * A pay list is readable through every city of its country. The client compares `cityId` with the city on
 * screen and leaves the page if they differ.
 */
const anywhereInCountry = (resource: Resource, { country }: Scope): Resource => ({
  ...resource,
  scope: 'global',
  where: {
    sql: `t.cityId IN (SELECT id FROM cities WHERE country = ?) AND ${resource.where?.sql}`,
    parameters: [country, ...(resource.where?.parameters ?? [])],
  },
});

/** Line ids must differ from order ids. */
const lineId = "'l' || substr(t.id, 9) || substr(t.id, 1, 7)";

const lines = (payeeType: PayeeType, payListId: string): Resource => ({
  table: 'orders',
  noun: 'line',
  scope: 'global',
  where: { sql: `t.${payeeType}PayListId = ?`, parameters: [payListId] },
  columns: {
    id: { type: 'id', sql: lineId },
    orderId: { type: 'id', sql: 't.id' },
    ordersId: { type: 'id', sql: 't.id', filterOnly: true },
    ...own({
      completedAt: 'instant',
      itemsSum: 'money',
      surcharge: 'money',
      discountSum: 'money',
      vamvuCommission: 'money',
      cancellationFee: 'money',
      courierDeliveryCost: 'money',
      tips: 'money',
    }),
    status: { type: 'choice', sql: 't.settledStatus' },
  },
  sort: { field: 'completedAt', direction: 'asc' },
});

type WithId = Call<{ id: string }>;

const compact = (date: unknown): string => String(date).replaceAll('-', '');

const fileOfLists = (payeeType: PayeeType, { now, scope }: Call): string => {
  const today = compact(dateIn(now(), timeZoneOf(scope)));
  return `${payeeType === 'courier' ? 'courier paylist' : 'paylist'}_${today}.csv`;
};

const fileOfLines = (payeeType: PayeeType, payList: WireRecord): string => {
  const payee = payList[nameField[payeeType]];
  return safeFileName(`${payee}_${compact(payList.startDate)}_${compact(payList.endDate)}`, 'csv');
};

const handlersOf = (payeeType: PayeeType) => {
  const resource = payLists(payeeType);
  const readOne = (call: WithId) => readRecord(anywhereInCountry(resource, call.scope), call, call.params.id);
  return {
    list: (call: Call) => {
      const { rows, total } = readPage(resource, call, parseListQuery(call.query));
      return jsonList(rows, total);
    },
    read: (call: WithId) => json(readOne(call)),
    orders: (call: WithId) => {
      readOne(call);
      const { rows, total } = readPage(lines(payeeType, call.params.id), call, parseListQuery(call.query));
      return jsonList(rows, total);
    },
    export: (call: Call) =>
      exportCsv(resource, call, listCsvColumns(nameField[payeeType]), fileOfLists(payeeType, call)),
    exportOrders: (call: WithId) => {
      const payList = readOne(call);
      const columns = lineCsvColumns(payeeType, Number(payList.vat));
      return exportCsv(lines(payeeType, call.params.id), call, columns, fileOfLines(payeeType, payList));
    },
  };
};

const establishment = handlersOf('establishment');
const courier = handlersOf('courier');

export const payListHandlers = {
  'establishmentPayLists.list': establishment.list,
  'establishmentPayLists.read': establishment.read,
  'establishmentPayLists.orders': establishment.orders,
  'establishmentPayLists.export': establishment.export,
  'establishmentPayLists.exportOrders': establishment.exportOrders,
  'courierPayLists.list': courier.list,
  'courierPayLists.read': courier.read,
  'courierPayLists.orders': courier.orders,
  'courierPayLists.export': courier.export,
  'courierPayLists.exportOrders': courier.exportOrders,
};
