import { msg } from '@lingui/core/macro';
import { personName } from '#shared/rules/personName.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

export const admins = defineResource({
  entity: 'admins',
  newLabel: msg`New administrator`,
  removeConfirmation: msg`Delete this administrator?`,
  nameOf: personName,
  search: 'firstName',
  searchAlso: ['lastName', 'email', 'phone'],
  pinned: ['id', 'firstName', 'lastName'],
  // The server checks permissions by role (403); only the user's own account is excluded here.
  can: (user) => ({ removeBatch: false, remove: ({ id }) => id !== user?.id }),
  summaryHeader: { state: ['role', 'isActive'] },
  fields: {
    firstName: fieldOf.text({
      label: msg`First name`,
      isUnique: true,
      required: true,
      isPersonal: true,
      width: 88,
      most: 160,
    }),
    lastName: fieldOf.text({
      label: msg`Last name`,
      isUnique: true,
      required: true,
      isPersonal: true,
      most: 200,
    }),
    email: fieldOf.email({ label: msg`Email`, required: true, width: 140 }),
    phone: fieldOf.phone({ label: msg`Phone` }),
    country: fieldOf.choice({
      label: msg`Country`,
      required: true,
      filterBy: 'one',
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
      filterBy: 'one',
      choices: [
        { value: 'SuperAdmin', label: msg`Super administrator` },
        { value: 'Admin', label: msg`Administrator` },
      ],
    }),
    isActive: fieldOf.active(),
  },
  // Narrower lists give its room to the email.
  updatedAtFromWidth: 1240,
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
    { title: msg`Rights`, fields: ['country', 'role', 'isActive'], isAside: true },
  ],
});
