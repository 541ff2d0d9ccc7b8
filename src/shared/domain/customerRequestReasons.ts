/** Words of the wire; without a schema, so that screens may have them. */
export const customerRequestReasons = [
  'payments',
  'application_issue',
  'service_not_performed',
  'general_information',
  'other',
] as const;
