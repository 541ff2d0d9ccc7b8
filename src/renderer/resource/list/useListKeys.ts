import { isTyping } from '../../ui/isTyping.ts';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';

interface ListKeys {
  onSearch: () => void;
  onHelp: () => void;
  /** While a dialog is open, keys belong to it. */
  isOff: boolean;
}

/** `/` searches and `?` explains, wherever the focus is on the page; by letter or by key, whatever the layout. */
export const useListKeys = ({ onSearch, onHelp, isOff }: ListKeys): void =>
  useDocumentKeys((event) => {
    if (isOff || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return;
    const isHelp = event.key === '?' || (event.code === 'Slash' && event.shiftKey);
    const isSearch = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (!isHelp && !isSearch) return;
    event.preventDefault();
    if (isHelp) onHelp();
    else onSearch();
  });
