import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { opensElsewhere, openWindow } from './openWindow.ts';

/** For what leads somewhere and is no link: here with a click, in a new window with Ctrl, Cmd or the middle button. */
export const useWayTo = () => {
  const navigate = useNavigate();
  return (path: string) => {
    const go = (event: MouseEvent): void => {
      if (opensElsewhere(event)) void openWindow(path);
      // Where one is already, Back leads away at once.
      else if (event.button === 0) void navigate(path, { replace: location.hash === `#${path}` });
    };
    return { onClick: go, onAuxClick: go };
  };
};
