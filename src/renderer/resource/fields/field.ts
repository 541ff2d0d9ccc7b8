import type { MessageDescriptor } from '@lingui/core';
import type { SessionUser } from '#shared/api/auth.ts';
import type { Tone } from '../../ui/StatusDot.tsx';
import type { ReferenceSource } from './referenceSource.ts';

export interface Choice {
  value: string;
  label: MessageDescriptor;
  tone?: Tone;
}

export type FilterKind =
  | 'text'
  | 'exact'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'dateRange'
  | 'numberRange'
  | 'reference';

type Values = Readonly<Record<string, unknown>>;

/** What can be said of a field whatever it holds. */
export interface FieldOptions {
  label: MessageDescriptor;
  /** One sentence under the input. */
  hint?: MessageDescriptor;
  required?: boolean;
  /** For fields that are required, or there at all, only with certain other values. */
  requiredWhen?: (values: Values) => boolean;
  shownWhen?: (values: Values) => boolean;
  /** Said instead of "Required …". */
  requiredMessage?: MessageDescriptor;
  /** Never sent; shown in forms as text. */
  readOnly?: boolean;
  /** What a new record starts with. */
  initial?: unknown;
  min?: number;
  max?: number;
  /** Where the value stands in a row when it is not under the field's own name; several are joined. */
  sources?: readonly [string, ...string[]];
  /** false: no filter. */
  filter?: FilterKind | false;
  /** The server's name of the filter, where it is not the field's. */
  filterName?: string;
  /** false: the server cannot sort by it. */
  sort?: boolean;
  /** false: never a column (parts of other fields, long texts). */
  column?: boolean;
  /** Pixels. */
  width?: number;
}

export type PlainKind =
  | 'id'
  | 'shortId'
  | 'text'
  | 'multiline'
  | 'address'
  | 'email'
  | 'phone'
  | 'url'
  | 'iban'
  | 'money'
  | 'percent'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'dateTime'
  | 'image'
  | 'workingTime';

export interface PlainField extends FieldOptions {
  kind: PlainKind;
}
export interface BooleanField extends FieldOptions {
  kind: 'boolean';
  yes: MessageDescriptor;
  no: MessageDescriptor;
  /** Colours of yes and no, when it is a status. */
  tones?: readonly [Tone, Tone];
}
export interface ChoiceField extends FieldOptions {
  kind: 'choice';
  choices: readonly Choice[];
  /** Whether this person may choose it; without this, everybody may choose everything. */
  mayChoose?: (value: string, user: SessionUser | null) => boolean;
}
export interface ReferenceField extends FieldOptions {
  kind: 'reference' | 'references';
  source: ReferenceSource;
  /** The row's own field with the name of what it refers to, when lists carry one. */
  nameField?: string;
}

export type Field = PlainField | BooleanField | ChoiceField | ReferenceField;
export type FieldKind = Field['kind'];
