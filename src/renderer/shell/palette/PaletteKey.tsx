import { useEffect } from 'react';
import { screens } from '../../features/screens.ts';
import { showPalette, usePaletteStore } from '../../stores/overlays.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';
import { isCommandKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useAppActions } from './useAppActions.ts';

const Palette = onDemand(async () => (await import('../../features/palette/Palette.tsx')).Palette);

const PaletteWithActions = () => (
  <Palette appActions={useAppActions()} table={screens} onClose={() => showPalette(false)} />
);

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
  return isOpen && <PaletteWithActions />;
};
