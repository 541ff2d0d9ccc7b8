import { execute } from '../db/statement.ts';
import { crudHandlers, managed } from '../resource/crudHandlers.ts';
import { boolean, email, longText, phone, text } from '../resource/fields.ts';

const fields = {
  name: text({ required: true }),
  managerName: text({ required: true }),
  email: email({ required: true }),
  phoneNumber: phone(),
  address: text({ max: 500 }),
  website: text({ max: 2048 }),
  iban: text({ max: 42 }),
  idNumber: text({ max: 40 }),
  description: longText(),
  canEditMop: boolean(),
  isActive: boolean(),
};

const companies = managed({
  table: 'companies',
  noun: 'company',
  scope: 'country',
  fields,
  afterRemove: (db, id) => {
    execute(db, 'UPDATE establishments SET companyId = NULL WHERE companyId = ?', id);
  },
});

export const companyHandlers = crudHandlers('companies', companies);
