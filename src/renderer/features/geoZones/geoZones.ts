import { CalendarClock20Regular } from '@fluentui/react-icons/svg/calendar-clock';
import { LockClosed20Regular } from '@fluentui/react-icons/svg/lock-closed';
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team';
import { msg } from '@lingui/core/macro';
import type { Row } from '../../data/entityCalls.ts';
import { zoneStatusChoices } from '../../marketplace/courierStatuses.ts';
import { paths } from '../../paths.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

const hasCouriers = ({ numberOfCouriers }: Row): boolean =>
  typeof numberOfCouriers === 'number' && numberOfCouriers > 0;

export const geoZones = defineResource({
  entity: 'geoZones',
  removeConfirmation: msg`Delete this delivery zone and its time slots?`,
  can: {
    create: false,
    page: 'none',
    quickEdit: false,
    remove: (zone) => !hasCouriers(zone),
    removeBatch: false,
  },
  nameOf: ({ name }) => name,
  search: 'name',
  pinned: ['id', 'name'],
  hasNoTimes: true,
  order: { field: 'name', order: 'asc' },
  marks: [
    {
      name: 'kept',
      label: msg`This zone has couriers. Move them before you delete it.`,
      Icon: LockClosed20Regular,
      isOn: hasCouriers,
    },
  ],
  actions: [
    {
      name: 'couriers',
      label: msg`Couriers of this zone`,
      Icon: PeopleTeam20Regular,
      pathOf: ({ id }, { country = '', city = '' }) =>
        `${paths.couriers.list({ country, city })}?${new URLSearchParams({ geoZoneId: id })}`,
    },
    {
      name: 'slots',
      label: msg`Time slots of this zone`,
      Icon: CalendarClock20Regular,
      pathOf: ({ id }, { country = '', city = '' }) =>
        `${paths.timeSlots({ country, city })}?${new URLSearchParams({ zone: id })}`,
    },
  ],
  fields: {
    // With room for the lock.
    id: fieldOf.id({ label: msg`ID`, width: 96 }),
    name: fieldOf.name({ label: msg`Name`, readOnly: true }),
    numberOfCouriers: fieldOf.integer({ label: msg`Couriers`, readOnly: true }),
    status: fieldOf.choice({
      label: msg`Status`,
      readOnly: true,
      choices: zoneStatusChoices,
    }),
  },
  columns: ['id', 'name', 'numberOfCouriers', 'status'],
  sections: [{ title: msg`Delivery zone`, fields: ['name', 'numberOfCouriers', 'status'] }],
});
