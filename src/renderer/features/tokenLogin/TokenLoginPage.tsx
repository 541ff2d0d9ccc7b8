import { Button, Spinner } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { AppError } from '#shared/ipc/result.ts';
import { request } from '../../ipc/bridge.ts';
import { paths, returnPath } from '../../paths.ts';
import { applySession, useSessionStore } from '../../stores/session.ts';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { PublicForm } from '../../ui/PublicForm.tsx';

const TokenLoginPage = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // Keeps the token in state, because the URL drops it immediately.
  const [token] = useState(() => new URLSearchParams(search).get('token'));
  const [target] = useState(() => returnPath(state, paths.resetPassword));
  const [error, setError] = useState<AppError | null>(null);

  const logIn = useEffectEvent(async (oneTimeToken: string, signal: AbortSignal): Promise<void> => {
    void navigate(paths.tokenLogin, { replace: true, state });
    // Main asks for a confirmation before this replaces an existing login.
    const result = await request('auth.loginWithToken', { token: oneTimeToken });
    if (signal.aborted) return;
    if (!result.ok && result.error.code === 'DECLINED') {
      const isLoggedIn = useSessionStore.getState().session.status === 'loggedIn';
      return void navigate(isLoggedIn ? paths.dashboard : paths.login, { replace: true });
    }
    if (!result.ok) return setError(result.error);
    applySession(result.data);
    await navigate(target, { replace: true });
  });

  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    void logIn(token, leaving.signal);
    return () => leaving.abort();
  }, [token]);

  if (!token) return <Navigate to={paths.login} replace state={state} />;
  if (!error) return <Spinner size="large" label={t`Logging in…`} />;
  return (
    <PublicForm
      title={<Trans>This link did not work</Trans>}
      hint={<Trans>The link may be used or expired. Request a new one, or log in with your password.</Trans>}
    >
      {error.code !== 'INVALID_CREDENTIALS' && <ErrorBanner error={error} />}
      <Button appearance="primary" size="large" onClick={() => void navigate(paths.login, { state })}>
        <Trans>Go to login</Trans>
      </Button>
    </PublicForm>
  );
};

export default TokenLoginPage;
