import { i18n } from '@lingui/core';
import type { RowChange } from '../../data/saveRecord.ts';
import { confirm } from '../../stores/overlays.ts';
import type { FormSpec } from '../resource.ts';

/** Sentences of more records than this would not fit a dialog. */
const maxSentences = 5;

/** Asks what the declaration wants to be asked before these changes are sent; true: send them. */
export const confirmChanges = async (
  { asksBefore }: Pick<FormSpec, 'asksBefore'>,
  changes: readonly RowChange[],
): Promise<boolean> => {
  const asked = changes.flatMap(({ before, values }) => asksBefore?.(before, values, i18n) ?? []);
  const [first] = asked;
  if (!first) return true;
  const sentences = asked.slice(0, maxSentences).map(({ text }) => text);
  const more = asked.length > maxSentences ? ['…'] : [];
  return confirm({ ...first, text: [...sentences, ...more].join('\n'), isDestructive: true });
};
