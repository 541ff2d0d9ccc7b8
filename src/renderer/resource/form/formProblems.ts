import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '#shared/ipc/result.ts';
import { type Conflict, type FieldValues, sameValue } from '#shared/rules/mergeVersions.ts';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import { queryClient } from '../../data/queryClient.ts';
import { confirm } from '../../stores/overlays.ts';
import { errorText, fieldErrorText, hasOwnText } from '../../ui/errorText.ts';
import type { FormSpec } from '../define/resource.ts';
import type { Field } from '../fields/fieldType.ts';
import { labelsText } from './formFields.ts';
import { isEmpty } from './formResolver.ts';
import { isWorthAsking, sameValueQuery, savedText } from './sameValue.ts';

/** Doubts about changed values, to be confirmed before saving. */
export const doubtsOf = (
  fields: Readonly<Record<string, Field>>,
  values: FieldValues,
  before: FieldValues,
  i18n: I18n,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (isEmpty(value) || sameValue(value, before[name])) return [];
    const doubt = field.doubt?.(value, i18n);
    return doubt ? [`${i18n._(field.label)} ${value}: ${doubt}`] : [];
  });

interface SharedValues {
  spec: FormSpec;
  scope: RecordScope;
  values: FieldValues;
  /** `null`: a new record. */
  before: Row | null;
}

/** Doubts about new values that another record already has, such as an IBAN. A failed query raises none. */
export const sharedDoubts = async (
  { spec, scope, values, before }: SharedValues,
  i18n: I18n,
): Promise<string[]> => {
  const found = Object.entries(spec.fields).map(async ([name, field]) => {
    const text = savedText(field, values[name]);
    if (field.ifShared !== 'ask' || !isWorthAsking(field, text, before?.[name])) return [];
    // Only entities with a list ask.
    const entity = spec.entity as EntityName;
    const { select, ...query } = sameValueQuery({ entity, scope, name, field, text, id: before?.id });
    const rows = await queryClient.fetchQuery(query).catch((): Row[] => []);
    const other = select(rows);
    if (!other) return [];
    const [label, owner] = [i18n._(field.label), spec.nameOf?.(other) ?? other.id];
    return [`${label} ${values[name]}: ${i18n._(msg`The same ${label} as ${owner}`)}`];
  });
  return (await Promise.all(found)).flat();
};

/** Confirms doubtful values. Resolves with `true` to save anyway. */
export const confirmDoubts = async (doubts: readonly string[], i18n: I18n): Promise<boolean> =>
  doubts.length === 0 ||
  confirm({
    title: i18n._(msg`Save anyway?`),
    text: doubts.join('\n'),
    confirmLabel: i18n._(msg`Save anyway`),
    cancelLabel: i18n._(msg`Keep editing`),
    isDoubtful: true,
  });

/** Message for a record whose fields another user changed too. */
export const conflictText = (
  fields: Readonly<Record<string, Field>>,
  conflicts: readonly Conflict[],
  i18n: I18n,
): string => {
  const names = labelsText(
    fields,
    conflicts.map(({ field }) => field),
    i18n,
  );
  return i18n._(msg`Another user changed this: ${names}`);
};

/** Rejected save of one record among several, with the names of its fields. */
export const refusalText = (fields: Readonly<Record<string, Field>>, error: AppError, i18n: I18n): string => {
  const ofFields = Object.entries(error.fields ?? {}).map(
    ([name, message]) => `${labelsText(fields, [name], i18n) || name}: ${fieldErrorText(i18n, message)}`,
  );
  return ofFields.join(' ') || errorText(i18n, error);
};

interface RefusedFields<Name extends string> {
  messages: Partial<Record<Name, string>>;
  /** The field messages cover the whole error, so the banner only refers to them. */
  isAll: boolean;
}

/** Splits a rejected save into messages for the form's fields. */
export const refusedFields = <Name extends string>(
  error: AppError,
  names: readonly Name[],
  i18n: I18n,
): RefusedFields<Name> => {
  const refused = Object.entries(error.fields ?? {});
  const shown = refused.filter(([name]) => (names as readonly string[]).includes(name));
  return {
    messages: Object.fromEntries(
      shown.map(([name, message]) => [name, fieldErrorText(i18n, message)]),
    ) as Partial<Record<Name, string>>,
    isAll: shown.length > 0 && shown.length === refused.length && !hasOwnText(error),
  };
};

/** Focuses the first invalid input and scrolls its message into view. */
export const showFirstProblem = (form: Element | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  // A radio group is not focusable; focus its first option.
  const input = wrong?.role === 'radiogroup' ? wrong.querySelector<HTMLElement>('input') : wrong;
  input?.focus();
  wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
};
