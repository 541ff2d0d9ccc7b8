import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type FieldValues, sameValue } from '../../data/findConflicts.ts';
import { confirm } from '../../stores/dialogs.ts';
import type { Field } from '../kinds/kind.ts';

/** What is odd enough about values that this form changes to be asked about, in sentences. */
export const doubtsOf = (
  fields: Readonly<Record<string, Field>>,
  values: FieldValues,
  before: FieldValues,
  i18n: I18n,
): string[] =>
  Object.entries(fields).flatMap(([name, { label, warning, asksFirst }]) => {
    const odd = asksFirst && !sameValue(values[name], before[name]) ? warning?.(values[name], i18n) : null;
    return odd ? [`${i18n._(label)} ${values[name]}: ${odd}`] : [];
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
