import { defineKind, type Kind } from '../kind.ts';
import { containsFilter, exactFilter } from '../text/textFilters.ts';

const shared = { isCode: true, isId: true, input: null } satisfies Partial<Kind>;

/** Of an id the end tells records apart that were made one after another. */
export const id = defineKind(() => ({
  ...shared,
  text: String,
  short: (text) => text.slice(-6),
  width: 96,
  exportAs: 'text',
  filter: exactFilter,
}));

/** Of long ids that people read to each other only the beginning matters. */
export const shortId = defineKind(() => ({
  ...shared,
  text: (value) => String(value).slice(0, 8).toUpperCase(),
  width: 110,
  exportAs: 'shortId',
  filter: containsFilter,
  // As it is written in messages, with a sign in front.
  clean: (text) => text.trim().replace(/^#/, '') || null,
  // What is longer than people read to each other is a whole id that was copied.
  searchedBy: (text) => ({ kind: text.length > 8 ? 'exact' : 'text', value: text }),
}));
