import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { msg } from '@lingui/core/macro';
import { deliveryMethods } from '#shared/domain/orderStatuses.ts';
import { paths } from '../../paths.ts';
import { defineResource } from '../../resource/defineResource.ts';
import { fieldOf } from '../../resource/kinds/fieldOf.ts';
import { participantName } from '../../resource/kinds/reference/participantName.ts';
import type { Rule } from '../../resource/kinds/rule.ts';
import { exactFilter } from '../../resource/kinds/text/textFilters.ts';
import { courierSource, customerSource, establishmentSource } from '../../resource/participantSources.ts';
import { deliveryMethodLabels } from '../../resource/words/orderStatuses.ts';
import { setPublicity } from './setPublicity.ts';

const readOnly = { readOnly: true } as const;
const hasCourier: Rule<boolean> = (_values, record) =>
  typeof record?.courierId === 'string' && record.courierId !== '';

/** Whoever was waited for: the courier, or the customer who fetches the order. */
const arrival = (record: Parameters<typeof hasCourier>[1]) => {
  if (typeof record?.arrivedInTime !== 'boolean') return null;
  if (record.deliveryMethod === 'delivery')
    return record.arrivedInTime ? msg`The courier arrived in time` : msg`The courier did not arrive in time`;
  return record.arrivedInTime ? msg`The customer arrived in time` : msg`The customer did not arrive in time`;
};

export const feedbacks = defineResource({
  entity: 'feedbacks',
  removeQuestion: msg`Delete this feedback?`,
  can: { create: false, page: 'read', quickEdit: false, quickView: true },
  nameOf: ({ orderId, id }) => (orderId || id).slice(0, 8).toUpperCase(),
  search: 'message',
  searchAlso: ['customer', 'establishmentName', 'courier', 'courierMessage'],
  pinned: ['id'],
  actions: [
    {
      name: 'makePublic',
      label: msg`Make public`,
      Icon: Eye20Regular,
      isShown: ({ isPublic }) => isPublic !== true,
      run: (row, scope) => setPublicity(row, scope, true),
    },
    {
      name: 'makeNotPublic',
      label: msg`Make not public`,
      Icon: EyeOff20Regular,
      isShown: ({ isPublic }) => isPublic === true,
      run: (row, scope) => setPublicity(row, scope, false),
    },
  ],
  fields: {
    orderId: {
      ...fieldOf.shortId({
        label: msg`Order`,
        ...readOnly,
        show: (id, text, { scope: { country = '', city = '' }, link }) =>
          link(paths.orders.record({ country, city, id: String(id) }), text),
      }),
      filter: exactFilter,
    },
    orderTotal: fieldOf.money({ label: msg`Order total`, ...readOnly }),
    deliveryMethod: fieldOf.choice({
      label: msg`Delivery method`,
      ...readOnly,
      width: 130,
      choices: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    }),
    arrivedInTime: fieldOf.boolean({
      label: msg`Arrived in time`,
      ...readOnly,
      hint: (_values, record) => arrival(record),
    }),
    customerId: fieldOf.reference({
      label: msg`Customer`,
      ...readOnly,
      source: customerSource,
      nameField: ['customer.firstName', 'customer.lastName'],
      sortedBy: 'customer',
    }),
    customer: participantName({ label: msg`Customer name`, ...readOnly, column: false }),
    establishmentId: fieldOf.reference({
      label: msg`Establishment`,
      ...readOnly,
      source: establishmentSource,
      nameField: 'establishmentName',
    }),
    establishmentName: participantName({ label: msg`Establishment name`, ...readOnly, column: false }),
    courierId: fieldOf.reference({
      label: msg`Courier`,
      ...readOnly,
      none: '–',
      source: courierSource,
      nameField: 'courier.fullName',
      sortedBy: 'courier',
    }),
    courier: participantName({ label: msg`Courier name`, ...readOnly, column: false }),
    message: fieldOf.multiline({ label: msg`Message`, ...readOnly }),
    rating: fieldOf.rating({ label: msg`Rating`, ...readOnly }),
    courierMessage: fieldOf.multiline({
      label: msg`Message about the courier`,
      ...readOnly,
      shownWhen: hasCourier,
    }),
    courierRating: fieldOf.rating({ label: msg`Rating of the courier`, ...readOnly, shownWhen: hasCourier }),
    isPublic: fieldOf.boolean({
      label: msg`Public`,
      ...readOnly,
      yes: msg`Public`,
      no: msg`Not public`,
      tones: ['success', 'neutral'],
    }),
  },
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
    {
      title: msg`Order`,
      fields: ['orderId', 'orderTotal', 'establishmentId', 'customerId', 'courierId', 'arrivedInTime'],
    },
    { title: msg`Feedback`, fields: ['rating', 'isPublic', 'message', 'courierRating', 'courierMessage'] },
  ],
});
