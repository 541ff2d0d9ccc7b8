import { Button } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SessionState } from '#shared/ipc/authRoutes.ts';
import { request } from '../ipc/bridge.ts';
import { applySession, useSession } from '../stores/session.ts';
import { Banner } from '../ui/Banner.tsx';

const texts = {
  locked: msg`The keychain of this computer is locked, so the app cannot remember or restore your login. Unlock it and try again.`,
  unavailable: msg`This computer has no usable keychain, so the app cannot remember your login.`,
  timeout: msg`The keychain of this computer does not respond, so the app cannot remember or restore your login.`,
};

export const KeychainBanner = () => {
  const { i18n } = useLingui();
  const { keychainProblem } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  if (!keychainProblem) return null;
  const ask = async (route: 'auth.retryKeychain' | 'auth.dismissKeychainProblem'): Promise<void> => {
    setIsAsking(true);
    const result = await request(route, undefined);
    setIsAsking(false);
    if (result.ok) applySession(result.data satisfies SessionState);
  };
  return (
    <Banner
      intent="warning"
      actions={
        <>
          <Button size="small" disabledFocusable={isAsking} onClick={() => void ask('auth.retryKeychain')}>
            <Trans>Retry</Trans>
          </Button>
          <Button
            size="small"
            appearance="subtle"
            disabledFocusable={isAsking}
            onClick={() => void ask('auth.dismissKeychainProblem')}
          >
            <Trans>Continue for this session only</Trans>
          </Button>
        </>
      }
    >
      {i18n._(texts[keychainProblem])}
    </Banner>
  );
};
