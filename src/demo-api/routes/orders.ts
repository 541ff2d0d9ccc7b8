import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { orderStatuses } from '#shared/rules/wireValues.ts';
import { execute, statement } from '../db/statement.ts';
import type { Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { type Column, own, shownJson } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { choice, longText, money, number, reference, text } from '../resource/fields.ts';
import type { Values } from '../resource/resource.ts';
import { nestParticipants, participantColumns } from './people.ts';
import { checkReferences, inCity } from './references.ts';

const references = [
  inCity('establishmentId', 'establishment', 'establishments'),
  inCity('customerId', 'customer', 'customers'),
  inCity('courierId', 'courier', 'couriers'),
];

const flag = (sql: string): string => `CASE ${sql} WHEN 1 THEN json('true') WHEN 0 THEN json('false') END`;

const feedback: Column = {
  type: 'json',
  sql: `(SELECT json_object(
      'id', f.id, 'message', f.message, 'rating', f.rating, 'courierMessage', f.courierMessage,
      'courierRating', f.courierRating, 'isPublic', ${flag('f.isPublic')}, 'arrivedInTime', ${flag('f.arrivedInTime')}
    ) FROM feedbacks f WHERE f.orderId = t.id)`,
  shownOnly: true,
};

const cents = (value: SQLInputValue | undefined): number => Number(value ?? 0);

const newOrderTotals = (next: Values): Values => ({
  orderTotal:
    cents(next.itemsSum) -
    cents(next.discountSum) +
    cents(next.deliveryCost) +
    cents(next.tips) +
    cents(next.surcharge),
  secureCode: String(Math.floor(1000 + Math.random() * 9000)),
});

/**
 * Refunds paid orders when they are canceled, and sets the closing time of finished ones. Orders settled on a
 * pay list keep their closing time.
 */
const statusConsequences = (next: Values, now: string): Values => {
  const canceled = String(next.status).includes('canceled');
  const closed = canceled || next.status === 'completed';
  return {
    totalRefund: canceled && next.paidAt ? cents(next.orderTotal) : 0,
    completedAt: closed || next.settledStatus ? (next.completedAt ?? now) : null,
  };
};

const countForCustomer = (db: DatabaseSync, order: Values, sign: 1 | -1): void => {
  execute(
    db,
    'UPDATE customers SET orders = orders + ?, total = total + ? WHERE id = ?',
    sign,
    sign * cents(order.orderTotal),
    order.customerId ?? null,
  );
};

const fields = {
  status: choice({ of: orderStatuses, initial: 'created' }),
  cancellationReason: longText(),
  preparationTime: number({ min: 0, max: 10_000 }),
  deliveryTime: number({ min: 0, max: 10_000 }),
};

/** Fields that can be set at creation only. */
const createFields = {
  establishmentId: reference({ required: true }),
  customerId: reference({ required: true }),
  courierId: reference(),
  deliveryMethod: choice({ of: ['delivery', 'pickup'], initial: 'delivery' }),
  customerAddress: text({ max: 500 }),
  allergensComment: longText(),
  itemsSum: money({ initial: 0 }),
  discountSum: money({ initial: 0 }),
  deliveryCost: money({ initial: 0 }),
  tips: money({ initial: 0 }),
  surcharge: money({ initial: 0 }),
};

const orders = managed({
  table: 'orders',
  noun: 'order',
  scope: 'city',
  keepsDeleted: true,
  columns: {
    items: shownJson('items'),
    orderId: { type: 'id', sql: 't."id"' },
    ...own({
      orderTotal: 'money',
      vamvuCommission: 'money',
      totalRefund: 'money',
      establishmentOrderMinimum: 'money',
      vamvuOrderMinimum: 'money',
      establishmentAddress: 'text',
      distance: 'decimal',
      secureCode: 'id',
      paidAt: 'instant',
      acceptedAt: 'instant',
      isScheduled: 'boolean',
      scheduledFor: 'instant',
    }),
    ...participantColumns,
    feedback,
  },
  present: nestParticipants,
  fields,
  createFields,
  check: (next, context) => checkReferences(references, next, context),
  derive: (next, { call, before }) => {
    if (!before) return newOrderTotals(next);
    const moved = next.status !== before.status;
    return moved ? statusConsequences(next, call.now().toISOString()) : {};
  },
  afterCreate: (record, { db }) => countForCustomer(db, record, 1),
  beforeRemove: (db, id) => {
    const order = statement(db, 'SELECT customerId, orderTotal FROM orders WHERE id = ?').get(id);
    if (order) countForCustomer(db, order, -1);
  },
  afterRemove: (db, id) => {
    execute(db, 'DELETE FROM feedbacks WHERE orderId = ?', id);
  },
});

const max: Handlers['orders.max'] = ({ db, scope }) => {
  const row = statement(
    db,
    'SELECT MAX(orderTotal) AS max FROM orders WHERE cityId = ? AND deletedAt IS NULL',
  ).get(scope.cityId);
  return json({ max: Number(row?.max ?? 0) / 100 });
};

export const orderHandlers = { ...crudHandlers('orders', orders), 'orders.max': max };
