import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { listen, request } from '../ipc/bridge.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What every page of this window has in common, whether or not somebody is logged in. */
export const Window = () => {
  const navigate = useNavigate();
  usePageTitle();
  useFocusKeeper();
  useEffect(() => {
    const stop = listen('navigate', ({ path }) => void navigate(path));
    // Main keeps where this window was sent until somebody listens here.
    void request('windows.listening', undefined).then((answer) => {
      if (answer.ok && answer.data.path !== null) void navigate(answer.data.path);
    });
    return stop;
  }, [navigate]);
  return <Outlet />;
};
