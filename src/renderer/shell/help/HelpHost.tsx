import { lazy, Suspense, useEffect } from 'react';
import { listen } from '../../ipc/bridge.ts';
import { showHelp, useHelpStore } from '../../stores/help.ts';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

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
  return <Suspense>{topic && <HelpDialog topic={topic} onClose={() => showHelp(null)} />}</Suspense>;
};
