import { i18n } from '@lingui/core';
import { type RecordScope, scopeOfRow } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import { confirm } from '../../stores/overlays.ts';
import type { FormSpec } from '../define/resource.ts';

interface AskedChange extends RowChange {
  /** Default: the scope of all changes. */
  scope?: RecordScope;
}

/** Limit of questions in the dialog, due to its size. */
const maxSentences = 5;

/**
 * Asks for the confirmations required by the declaration. Resolves with `true` if the changes may be sent.
 */
export const confirmChanges = async (
  { asksBefore }: Pick<FormSpec, 'asksBefore'>,
  scopeOfAll: RecordScope,
  changes: readonly AskedChange[],
): Promise<boolean> => {
  if (!asksBefore) return true;
  const answers = await Promise.all(
    changes.map(({ before, values, scope = scopeOfAll }) =>
      asksBefore(before, values, { i18n, scope: scopeOfRow(scope, before) }),
    ),
  );
  const asked = answers.filter((answer) => answer !== null);
  const [first] = asked;
  if (!first) return true;
  const sentences = asked.slice(0, maxSentences).map(({ text }) => text);
  const more = asked.length > maxSentences ? ['…'] : [];
  return confirm({ ...first, text: [...sentences, ...more].join('\n'), isDestructive: true });
};
