import { msg } from '@lingui/core/macro';
import type {
  BooleanField,
  ChoiceField,
  FieldOptions,
  PlainField,
  PlainKind,
  ReferenceField,
} from './field.ts';

const plain =
  (kind: PlainKind) =>
  (options: FieldOptions): PlainField => ({ kind, ...options });

type BooleanOptions = FieldOptions & Partial<Pick<BooleanField, 'yes' | 'no' | 'tones'>>;
type Without<T> = Omit<T, 'kind'>;

const boolean = (options: BooleanOptions): BooleanField => ({
  kind: 'boolean',
  yes: msg`Yes`,
  no: msg`No`,
  ...options,
});

/** Makes the fields of a declaration: `fieldOf.money({ label: msg`Order minimum` })`. */
export const fieldOf = {
  id: plain('id'),
  shortId: plain('shortId'),
  text: plain('text'),
  multiline: plain('multiline'),
  address: plain('address'),
  email: plain('email'),
  phone: plain('phone'),
  url: plain('url'),
  iban: plain('iban'),
  money: plain('money'),
  percent: plain('percent'),
  integer: plain('integer'),
  decimal: plain('decimal'),
  date: plain('date'),
  dateTime: plain('dateTime'),
  image: plain('image'),
  workingTime: plain('workingTime'),
  boolean,
  /** The flag that nearly every entity carries. */
  active: (): BooleanField =>
    boolean({ label: msg`Active`, yes: msg`Active`, no: msg`Not active`, tones: ['success', 'neutral'] }),
  choice: (options: Without<ChoiceField>): ChoiceField => ({ kind: 'choice', ...options }),
  reference: (options: Without<ReferenceField>): ReferenceField => ({ kind: 'reference', ...options }),
  references: (options: Without<ReferenceField>): ReferenceField => ({ kind: 'references', ...options }),
};
