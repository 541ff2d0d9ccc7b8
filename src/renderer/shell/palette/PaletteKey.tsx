import { useEffect } from 'react';
import { showPalette, usePaletteStore } from '../../stores/overlays.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';
import { isCommandKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';

const FullPalette = onDemand(async () => (await import('./FullPalette.tsx')).FullPalette);

/** Ctrl+K, also where one types; under a dialog it would lead away from what is asked there. */
export const PaletteKey = () => {
  const isOpen = usePaletteStore((palette) => palette.isOpen);
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'k') || event.shiftKey || event.repeat) return;
    event.preventDefault();
    if (isOpen) showPalette(false);
    else if (!document.querySelector('[aria-modal=true]')) showPalette(true);
  });
  // Whoever logs out from it finds it closed afterwards.
  useEffect(() => () => showPalette(false), []);
  return isOpen && <FullPalette />;
};
