import { isPlainKey } from '../../ui/isPlainKey.ts';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';

interface ListKeys {
  onSearch: () => void;
  /** While a dialog is open, keys belong to it. */
  isOff: boolean;
}

/** `/` searches, wherever the focus is on the page; by letter or by key, whatever the layout. */
export const useListKeys = ({ onSearch, isOff }: ListKeys): void =>
  useDocumentKeys((event) => {
    const isSearch = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (isOff || !isSearch || !isPlainKey(event)) return;
    event.preventDefault();
    onSearch();
  });
