import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '#shared/ipc/result.ts';
import { type FieldValues, sameValue } from '../../data/findConflicts.ts';
import { confirm } from '../../stores/overlays.ts';
import { fieldErrorText, hasOwnText } from '../../ui/errorText.ts';
import type { Field } from '../kinds/kind.ts';
import { oddText } from './formResolver.ts';

/** What is odd enough about values that this form changes to be asked about, in sentences. */
export const doubtsOf = (
  fields: Readonly<Record<string, Field>>,
  values: FieldValues,
  before: FieldValues,
  i18n: I18n,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const isChanged = !sameValue(values[name], before[name]);
    const odd = field.asksFirst && isChanged ? oddText(field, values[name], i18n) : null;
    return odd ? [`${i18n._(field.label)} ${values[name]}: ${odd}`] : [];
  });

/** Asks before doubtful values are saved; true: save them all the same. */
export const confirmDoubts = async (doubts: readonly string[], i18n: I18n): Promise<boolean> =>
  doubts.length === 0 ||
  confirm({
    title: i18n._(msg`Save all the same?`),
    text: doubts.join('\n'),
    confirmLabel: i18n._(msg`Save all the same`),
    cancelLabel: i18n._(msg`Keep editing`),
  });

interface RefusedFields<Name extends string> {
  /** What is said of fields that are here. */
  messages: Partial<Record<Name, string>>;
  /** They say all of it: there is nothing more to say than that they are marked. */
  isAll: boolean;
}

/** What of a refusal can be said at the fields of a form. */
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

/** Leads to the first input that is wrong, with what is said of it below. */
export const showFirstProblem = (form: Element | null): void => {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  // Of several answers one has the focus, not what holds them together.
  const input = wrong?.role === 'radiogroup' ? wrong.querySelector<HTMLElement>('input') : wrong;
  input?.focus();
  wrong?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
};
