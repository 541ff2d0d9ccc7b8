import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldValues } from '../../data/changedFields.ts';
import { sameValue } from '../../data/sameValue.ts';
import { confirm } from '../../stores/dialogs.ts';
import type { Field } from '../kinds/kind.ts';

/** What is odd about values that this form changes, in sentences. */
export const doubtsOf = (
  fields: Readonly<Record<string, Field>>,
  values: FieldValues,
  before: FieldValues,
  i18n: I18n,
): string[] =>
  Object.entries(fields).flatMap(([name, { label, warning }]) => {
    const odd = sameValue(values[name], before[name]) ? null : warning?.(values[name]);
    return odd ? [`${i18n._(label)} ${values[name]}: ${i18n._(odd)}`] : [];
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
