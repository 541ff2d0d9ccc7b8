import type { FieldFilter, FilterProps } from '../kind.ts';
import { lazyPart } from '../lazyPart.ts';
import type { TextFilterOwnProps } from './TextFilter.tsx';

const editor = (asks: TextFilterOwnProps['asks']) =>
  lazyPart<FilterProps, TextFilterOwnProps>(async () => (await import('../inputs.ts')).TextFilter, {
    asks,
  });

/** A part of a text, wherever it stands in it. */
export const containsFilter: FieldFilter = { forms: ['text', 'exact'], editor: editor('text') };

/** The whole text and nothing else. */
export const exactFilter: FieldFilter = { forms: ['exact'], editor: editor('exact') };
