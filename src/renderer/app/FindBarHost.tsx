import { useEffect, useState } from 'react';
import { onDemand } from '../ui/lazyComponent.tsx';
import { isCommandKey } from '../ui/useDocumentKeys.ts';

const FindBar = onDemand(async () => (await import('./FindBar.tsx')).FindBar);

/** Opens the search in the page with Ctrl+F, where no list takes the key for its own search. */
export const FindBarHost = () => {
  /** Counts the presses: another one selects the text again. */
  const [presses, setPresses] = useState(0);
  // On the window, after the handlers of the page.
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isCommandKey(event, 'f') || event.shiftKey || event.defaultPrevented) return;
      if (document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      setPresses((count) => count + 1);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return presses > 0 && <FindBar presses={presses} onClose={() => setPresses(0)} />;
};
