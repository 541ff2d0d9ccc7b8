import { lazy, Suspense, useState } from 'react';
import { isPlainKey } from '../ui/isPlainKey.ts';
import { useDocumentKeys } from '../ui/useDocumentKeys.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** `?` explains the keys on every page, by letter or by key, whatever the layout. */
export const ShortcutsHelp = () => {
  const [isOpen, setIsOpen] = useState(false);
  useDocumentKeys((event) => {
    if (!isPlainKey(event) || !(event.key === '?' || (event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    setIsOpen(true);
  });
  return <Suspense>{isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}</Suspense>;
};
