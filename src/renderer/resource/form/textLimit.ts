import type { Field, FieldKind } from '../fields/field.ts';

const usual: Partial<Record<FieldKind, number>> = {
  text: 255,
  multiline: 10_000,
  address: 500,
  email: 320,
  phone: 40,
  url: 2048,
  iban: 42,
};

/** How many characters a text may have, as the server counts them; undefined for what is no text. */
export const textLimit = ({ kind, max }: Field): number | undefined => {
  const limit = usual[kind];
  return limit === undefined ? undefined : (max ?? limit);
};
