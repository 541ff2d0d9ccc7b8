import { createId } from '../db/createId.ts';
import { execute } from '../db/write.ts';
import { managedColumns, own } from '../resource/column.ts';
import { crudHandlers } from '../resource/crudHandlers.ts';
import { boolean, email, longText, text } from '../resource/fields.ts';
import type { WritableResource } from '../resource/resource.ts';

const companies: WritableResource = {
  table: 'companies',
  noun: 'company',
  scope: 'country',
  columns: {
    ...managedColumns,
    ...own({
      name: 'text',
      managerName: 'text',
      email: 'text',
      phoneNumber: 'phone',
      address: 'text',
      website: 'text',
      iban: 'text',
      idNumber: 'text',
      description: 'text',
      canEditMop: 'boolean',
      isActive: 'boolean',
    }),
  },
  sort: { field: 'createdAt', direction: 'desc' },
  fields: {
    name: text({ required: true }),
    managerName: text({ required: true }),
    email: email({ required: true }),
    phoneNumber: text({ max: 40 }),
    address: text({ max: 500 }),
    website: text({ max: 2048 }),
    iban: text({ max: 42 }),
    idNumber: text({ max: 40 }),
    description: longText(),
    canEditMop: boolean(),
    isActive: boolean(),
  },
  newId: createId,
  afterRemove: (db, id) => {
    execute(db, 'UPDATE establishments SET companyId = NULL WHERE companyId = ?', id);
  },
};

export const companyHandlers = crudHandlers('companies', companies);
