import type { I18n } from '@lingui/core';
import type { AppError } from '#shared/ipc/result.ts';
import { fieldErrorText, hasOwnText } from '../../ui/errorText.ts';

export interface RefusedFields<Name extends string> {
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
