/** Identity papers, account and tax numbers, and codes: a journal names these fields without their values. */
const unrecorded: ReadonlySet<string> = new Set([
  'iban',
  'idNumber',
  'passportNumber',
  'passportImage',
  'withPassportImage',
  'dateOfBirth',
  'secureCode',
]);

const secret = /password|token|secret/i;

export const isUnrecorded = (field: string): boolean => unrecorded.has(field) || secret.test(field);
