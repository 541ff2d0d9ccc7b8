import { useEffect } from 'react';
import { showHelp, useHelpStore } from '../../stores/overlays.ts';
import { onDemand } from '../../ui/lazyComponent.tsx';

const HelpDialog = onDemand(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** What the application menu and the palette show over any page. */
export const HelpHost = () => {
  const topic = useHelpStore((help) => help.topic);
  useEffect(() => () => showHelp(null), []);
  return topic && <HelpDialog topic={topic} onClose={() => showHelp(null)} />;
};
