import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { listen, request } from '../ipc/bridge.ts';
import { dismissConfirmation, showHelp, showNoticesList } from '../stores/overlays.ts';
import { useSessionStore } from '../stores/session.ts';
import { useDocumentKeys } from '../ui/useDocumentKeys.ts';
import { openManual } from './help/openManual.ts';
import { useFocusKeeper } from './useFocusKeeper.ts';
import { usePageTitle } from './usePageTitle.ts';

/**
 * A question about the previous page would cover the next one, where Escape no longer reaches it. As a cleanup,
 * this runs before the effects of the next page, which may ask.
 */
const QuestionsOfPage = () => {
  useEffect(() => () => dismissConfirmation(), []);
  return null;
};

/** F1 opens the manual, also from text fields and dialogs, and at an unknown address. It needs a login. */
const useManualKey = (): void =>
  useDocumentKeys((event) => {
    if (event.key !== 'F1' || event.repeat || useSessionStore.getState().session.status !== 'loggedIn')
      return;
    event.preventDefault();
    openManual();
  });

export const Window = () => {
  const navigate = useNavigate();
  usePageTitle();
  useFocusKeeper();
  useManualKey();
  const { pathname } = useLocation();
  useEffect(() => {
    const stops = [
      listen('navigate', ({ path }) => void navigate(path)),
      // Listen here and not in the dialogs: their code may still be loading when main sends the event.
      listen('notices.show', () => showNoticesList(true)),
      listen('help.show', ({ topic }) => (topic === 'manual' ? openManual() : showHelp(topic))),
    ];
    // Main queues navigation for this window until it reports that it listens.
    void request('windows.listening', undefined).then((answer) => {
      if (answer.ok && answer.data.path !== null) void navigate(answer.data.path);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [navigate]);
  return (
    <>
      <QuestionsOfPage key={pathname} />
      <Outlet />
    </>
  );
};
