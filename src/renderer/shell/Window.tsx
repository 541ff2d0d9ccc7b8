import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { listen } from '../ipc/bridge.ts';
import { isRecordWindow } from './recordWindow.ts';
import { usePageTitle } from './usePageTitle.ts';

/** What every page of this window has in common, whether or not somebody is logged in. */
export const Window = () => {
  const navigate = useNavigate();
  usePageTitle();
  useEffect(
    () =>
      listen('navigate', ({ path }) => {
        // Said to all windows; a record's window keeps its record.
        if (!isRecordWindow) void navigate(path);
      }),
    [navigate],
  );
  return <Outlet />;
};
