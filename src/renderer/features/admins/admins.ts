import { msg } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import type { Row } from '../../data/entityCalls.ts';
import { defineResource } from '../../resource/defineResource.ts';
import { fieldOf } from '../../resource/kinds/fieldOf.ts';

/** As the server sees it: nobody reaches accounts of other countries, or those above the own role. */
const isInReach = ({ country, role }: Row, user: SessionUser | null): boolean =>
  (user?.country === 'any' || country === user?.country) &&
  (role !== 'SuperAdmin' || user?.role === 'SuperAdmin');

export const admins = defineResource({
  entity: 'admins',
  newLabel: msg`New administrator`,
  removeQuestion: msg`Delete this administrator?`,
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  search: 'email',
  searchAlso: ['firstName', 'lastName', 'phone'],
  pinned: ['id', 'firstName', 'lastName'],
  can: { removeBatch: false },
  isEditable: isInReach,
  isRemovable: (row, user) => row.id !== user?.id && isInReach(row, user),
  fields: {
    firstName: fieldOf.text({ label: msg`First name`, required: true }),
    lastName: fieldOf.text({ label: msg`Last name`, required: true }),
    email: fieldOf.email({ label: msg`Email`, required: true }),
    phone: fieldOf.phone({ label: msg`Phone` }),
    country: fieldOf.choice({
      label: msg`Country`,
      required: true,
      mayChoose: (country, user) => user?.country === 'any' || country === user?.country,
      filterBy: 'one',
      width: 110,
      choices: [
        { value: 'es', label: msg`Spain` },
        { value: 'ua', label: msg`Ukraine` },
        { value: 'any', label: msg`Any` },
      ],
    }),
    role: fieldOf.choice({
      label: msg`Role`,
      required: true,
      initial: 'Admin',
      mayChoose: (role, user) => role === 'Admin' || user?.role === 'SuperAdmin',
      filterBy: 'one',
      width: 140,
      choices: [
        { value: 'SuperAdmin', label: msg`Super administrator` },
        { value: 'Admin', label: msg`Administrator` },
      ],
    }),
    isActive: fieldOf.active(),
  },
  columns: [
    'id',
    'firstName',
    'lastName',
    'email',
    'phone',
    'country',
    'role',
    'isActive',
    'createdAt',
    'updatedAt',
  ],
  sections: [
    { title: msg`Person`, fields: ['firstName', 'lastName', 'email', 'phone'] },
    { title: msg`Rights`, fields: ['country', 'role', 'isActive'] },
  ],
});
