import { Globe20Regular } from '@fluentui/react-icons/svg/globe';
import { GlobeOff20Regular } from '@fluentui/react-icons/svg/globe-off';
import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { deliveryMethods } from '#shared/rules/wireValues.ts';
import { callEntity, type RecordScope, type Row } from '../../data/entityCalls.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { flagWords } from '../../marketplace/flagWords.ts';
import { orderParties, orderSource } from '../../marketplace/orderParties.ts';
import { arrivalWords, deliveryMethodLabels } from '../../marketplace/orderWords.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { turnPublic } from '../../marketplace/turnPublic.ts';
import { listPath, paths } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import type { Rule } from '../../resource/fields/fieldType.ts';
import { referenceFilter } from '../../resource/fields/reference/reference.ts';
import { failureOf, forgetFailures, reportFailures } from '../../stores/failures.ts';
import { errorText } from '../../ui/errorText.ts';

const setPublicity = ({ id, orderId }: Row, scope: RecordScope, isPublic: boolean): Promise<void> =>
  turnPublic(String(orderId || id), isPublic, async (wanted) => {
    const path = listPath('feedbacks', scope);
    forgetFailures(path);
    const answer = await callEntity('feedbacks', 'update', scope, { id, body: { isPublic: wanted } });
    await readAgain({ entity: 'feedbacks', scope, ids: [id] }, true);
    if (!answer.ok) reportFailures(path, [failureOf(id, answer.error, errorText(i18n, answer.error))]);
    return answer.ok;
  });

const readOnly = { readOnly: true } as const;
const hasCourier: Rule<boolean> = (_values, record) =>
  typeof record?.courierId === 'string' && record.courierId !== '';

export const feedbacks = defineResource({
  entity: 'feedbacks',
  removeConfirmation: msg`Delete this feedback?`,
  can: { create: false, page: 'read', quickEdit: false, quickView: true },
  nameOf: ({ orderId, id }) => shortIdOf(orderId || id),
  newRows: (count) => msg`${plural(count, { one: '# new feedback', other: '# new feedback' })}`,
  search: 'message',
  searchAlso: ['customer', 'establishmentName', 'courier', 'courierMessage'],
  views: readyViews.feedbacks,
  pinned: ['id'],
  actions: [
    {
      name: 'makePublic',
      label: msg`Make public`,
      Icon: Globe20Regular,
      isWorded: true,
      isShown: ({ isPublic }) => isPublic !== true,
      run: (row, scope) => setPublicity(row, scope, true),
    },
    {
      name: 'makeNotPublic',
      label: msg`Make not public`,
      Icon: GlobeOff20Regular,
      isWorded: true,
      isShown: ({ isPublic }) => isPublic === true,
      run: (row, scope) => setPublicity(row, scope, false),
    },
  ],
  summaryHeader: { state: ['rating', 'isPublic'] },
  fields: {
    orderId: {
      ...fieldOf.shortId({
        label: msg`Order`,
        ...readOnly,
        show: (id, text, { scope: { country = '', city = '' }, link }) =>
          link(paths.orders.record({ country, city, id: String(id) }), text),
      }),
      filter: referenceFilter(orderSource),
    },
    // Narrower lists give its room to the names.
    orderTotal: fieldOf.money({
      label: msg`Order total`,
      labelInList: msg`Total`,
      ...readOnly,
      fromWidth: 1240,
    }),
    deliveryMethod: fieldOf.choice({
      label: msg`Delivery method`,
      labelInList: msg({ context: 'column', message: 'Delivery' }),
      ...readOnly,
      choices: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    }),
    arrivedInTime: fieldOf.boolean({
      label: msg`Arrived on time`,
      ...readOnly,
      hint: (_values, record) =>
        typeof record?.arrivedInTime === 'boolean'
          ? arrivalWords(record.deliveryMethod, record.arrivedInTime)
          : null,
    }),
    ...orderParties,
    message: fieldOf.multiline({ label: msg`Message`, ...readOnly }),
    rating: fieldOf.rating({ label: msg`Rating`, ...readOnly }),
    courierMessage: fieldOf.multiline({
      label: msg`Message about the courier`,
      ...readOnly,
      shownWhen: hasCourier,
    }),
    courierRating: fieldOf.rating({
      label: msg`Courier rating`,
      labelInList: msg`Courier ★`,
      ...readOnly,
      shownWhen: hasCourier,
    }),
    isPublic: fieldOf.boolean({
      ...flagWords.publicFeedback,
      ...readOnly,
      tones: ['success', 'neutral'],
    }),
  },
  // Narrower lists give its room to the names.
  updatedAtFromWidth: 1240,
  columns: [
    'id',
    'createdAt',
    'orderId',
    'orderTotal',
    'customerId',
    'establishmentId',
    'courierId',
    'message',
    'rating',
    'courierRating',
    'updatedAt',
  ],
  sections: [
    { title: msg`Feedback`, fields: ['message', 'rating', 'isPublic', 'courierMessage', 'courierRating'] },
    {
      title: msg`Order`,
      fields: ['orderId', 'orderTotal', 'establishmentId', 'customerId', 'courierId', 'arrivedInTime'],
      isAside: true,
    },
  ],
});
