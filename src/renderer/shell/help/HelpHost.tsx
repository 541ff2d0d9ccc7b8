import { lazy, Suspense, useEffect } from 'react';
import { loadStaffTexts } from '../../i18n/activateLocale.ts';
import { listen } from '../../ipc/bridge.ts';
import { showHelp, useHelpStore } from '../../stores/help.ts';

const HelpDialog = lazy(async () => {
  const [{ HelpDialog: Dialog }] = await Promise.all([import('./HelpDialog.tsx'), loadStaffTexts()]);
  return { default: Dialog };
});

/** What the application menu shows in a window, also before the login. */
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
