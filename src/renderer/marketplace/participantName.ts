import { defineKind } from '../resource/kinds/kind.ts';
import { containsFilter } from '../resource/kinds/text/textFilters.ts';

/** The name of somebody who takes part: shown by the field that refers to them, looked for by itself. */
export const participantName = defineKind(() => ({
  text: () => '',
  width: 220,
  grows: true,
  sortedBy: null,
  exportAs: null,
  filter: containsFilter,
  input: null,
}));
