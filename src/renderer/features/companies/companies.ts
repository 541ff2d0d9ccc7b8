import { msg } from '@lingui/core/macro';
import { flagWords } from '../../marketplace/flagWords.ts';
import { openPanel } from '../../marketplace/openPanel.ts';
import { defineResource } from '../../resource/define/defineResource.ts';
import { lacking } from '../../resource/define/resource.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';

export const companies = defineResource({
  entity: 'companies',
  newLabel: msg`New company`,
  removeConfirmation: msg`Delete this company?`,
  nameOf: ({ name }) => name,
  search: 'name',
  searchAlso: ['phoneNumber', 'email', 'managerName', 'idNumber', 'iban'],
  takesRows: true,
  actions: [openPanel('companyId')],
  summaryHeader: {
    odd: (company) =>
      lacking(company, {
        phoneNumber: msg`No phone number`,
        idNumber: msg`No ID number`,
        iban: msg`No IBAN`,
      }),
  },
  fields: {
    name: fieldOf.name({
      label: msg`Name`,
      isUnique: true,
      ifShared: 'note',
      required: true,
      filterGroup: 'who',
    }),
    managerName: fieldOf.text({
      label: msg`Manager name`,
      labelInList: msg`Manager`,
      isUnique: true,
      required: true,
      isPersonal: true,
    }),
    email: fieldOf.email({ label: msg`Email`, required: true }),
    phoneNumber: fieldOf.phone({ label: msg`Phone number` }),
    address: fieldOf.address({ label: msg`Address` }),
    website: fieldOf.url({ label: msg`Website` }),
    iban: fieldOf.iban({ label: msg`IBAN` }),
    idNumber: fieldOf.taxNumber({
      label: msg`ID number`,
      labelInList: msg({ context: 'column', message: 'ID number' }),
    }),
    description: fieldOf.multiline({ label: msg`Description` }),
    canEditMop: fieldOf.boolean({ label: msg`Can edit MOP`, labelInList: msg`MOP` }),
    isActive: fieldOf.active(flagWords.activeFeminine),
  },
  columns: [
    'id',
    'name',
    'managerName',
    'email',
    'phoneNumber',
    'idNumber',
    'canEditMop',
    'isActive',
    'createdAt',
  ],
  sections: [
    { title: msg`Company`, fields: ['name', 'website', 'address', 'description'] },
    { title: msg`Contact`, fields: ['managerName', 'phoneNumber', 'email'] },
    { title: msg`Legal and payment`, fields: ['idNumber', 'iban'] },
    { title: msg`Access`, fields: ['isActive', 'canEditMop'], isAside: true },
  ],
  quickEdit: ['name', 'managerName', 'email', 'phoneNumber', 'isActive', 'canEditMop'],
});
