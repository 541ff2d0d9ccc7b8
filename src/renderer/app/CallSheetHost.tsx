import { useEffect } from 'react';
import { closeCallSheet, useCallSheet } from '../stores/callSheet.ts';
import { onDemand } from '../ui/lazyComponent.tsx';

const CallSheet = onDemand(async () => (await import('../marketplace/callSheet/CallSheet.tsx')).CallSheet);

/** Place of the call sheet in the frame, whose code must not know the marketplace. */
export const CallSheetHost = () => {
  const isOpen = useCallSheet(({ of }) => of !== null);
  // Closed at the next login, also after logging out over it.
  useEffect(() => closeCallSheet, []);
  return isOpen && <CallSheet />;
};
