import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { listen, request } from '../ipc/bridge.ts';
import { showHelp, showNoticesList } from '../stores/overlays.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What every page of this window has in common, whether or not somebody is logged in. */
export const Window = () => {
  const navigate = useNavigate();
  usePageTitle();
  useFocusKeeper();
  useEffect(() => {
    const stops = [
      listen('navigate', ({ path }) => void navigate(path)),
      // Not where they are shown: that may still be on its way when main speaks.
      listen('notices.show', () => showNoticesList(true)),
      listen('help.show', ({ topic }) => showHelp(topic)),
    ];
    // Main keeps what this window is told until somebody listens here.
    void request('windows.listening', undefined).then((answer) => {
      if (answer.ok && answer.data.path !== null) void navigate(answer.data.path);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
  return <Outlet />;
};
