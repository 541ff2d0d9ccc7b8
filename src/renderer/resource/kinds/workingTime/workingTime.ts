import { defineKind } from '../kind.ts';
import { workingTimeText } from './workingTimeText.ts';

/** Opening hours of a week. */
export const workingTime = defineKind(() => ({
  text: (value, { formatters }) => workingTimeText(value, formatters.language).join('; '),
  show: (_value, text, { isCell }) => (isCell ? text : text.replaceAll('; ', '\n')),
  width: 260,
  sortedBy: null,
  exportAs: 'text',
  filter: null,
  input: null,
  isWide: true,
}));
