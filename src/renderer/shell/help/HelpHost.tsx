import { useEffect } from 'react';
import { listen } from '../../ipc/bridge.ts';
import { showHelp, useHelpStore } from '../../stores/help.ts';
import { fetched } from '../../ui/Part.tsx';

const HelpDialog = fetched(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** What the application menu and the palette show over any page. */
export const HelpHost = () => {
  const topic = useHelpStore((help) => help.topic);
  useEffect(() => {
    const stop = listen('help.show', (asked) => showHelp(asked.topic));
    return () => {
      stop();
      showHelp(null);
    };
  }, []);
  return topic && <HelpDialog topic={topic} onClose={() => showHelp(null)} />;
};
