import { execute } from '../db/statement.ts';
import { notFound } from '../http/apiError.ts';
import type { Handlers } from '../http/call.ts';
import { json } from '../http/json.ts';
import { own } from '../resource/column.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean } from '../resource/fields.ts';
import { readRecord, readStored } from '../resource/readRows.ts';
import { nextUpdatedAt } from '../resource/writeRecord.ts';
import { nestParticipants, participantColumns } from './people.ts';

const feedbacks = managed({
  table: 'feedbacks',
  noun: 'feedback',
  scope: 'city',
  columns: {
    ...own({
      orderId: 'id',
      message: 'text',
      rating: 'decimal',
      courierMessage: 'text',
      courierRating: 'decimal',
      arrivedInTime: 'boolean',
      deliveryMethod: 'choice',
      orderTotal: 'money',
    }),
    ...participantColumns,
  },
  present: nestParticipants,
  fields: { isPublic: boolean() },
});

const togglePublic: Handlers['feedbacks.togglePublic'] = (call) => {
  const { id } = call.params;
  const before = readStored(call.db, feedbacks, call, id);
  const changed = execute(
    call.db,
    'UPDATE feedbacks SET isPublic = 1 - isPublic, updatedAt = ? WHERE id = ?',
    nextUpdatedAt(call, before.updatedAt),
    id,
  );
  if (changed === 0) throw notFound('feedback');
  return json(readRecord(feedbacks, call, id));
};

const { 'feedbacks.create': _customersWriteThem, ...handlers } = crudHandlers('feedbacks', feedbacks);
export const feedbackHandlers = {
  ...handlers,
  'feedbacks.togglePublic': togglePublic,
};
