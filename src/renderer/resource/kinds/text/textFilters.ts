import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { FieldFilter, FilterProps } from '../kind.ts';
import type { TextFilterOwnProps } from './TextFilter.tsx';

const editor = (own: TextFilterOwnProps) =>
  lazyComponent<FilterProps, TextFilterOwnProps>(async () => (await import('../inputs.ts')).TextFilter, own);

/** A part of a text, wherever it stands in it. */
export const containsFilter: FieldFilter = { forms: ['text', 'exact'], editor: editor({ asks: 'text' }) };

/** The whole text and nothing else. */
export const exactFilter: FieldFilter = { forms: ['exact'], editor: editor({ asks: 'exact' }) };

/** A part of an IBAN as cells show it, in groups: the server keeps it without spaces. */
export const containsIbanFilter: FieldFilter = {
  forms: containsFilter.forms,
  editor: editor({ asks: 'text', clean: (text) => text.replaceAll(/[\s-]/g, '') }),
};
