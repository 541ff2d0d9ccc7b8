import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { checkConnectivity } from '../stores/mainState.ts';
import { Banner } from '../ui/Banner.tsx';

/** While the server is out of reach; the app goes on trying by itself. */
export const OfflineBanner = () => {
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async (): Promise<void> => {
    setIsTrying(true);
    await checkConnectivity();
    setIsTrying(false);
  };
  return (
    <Banner
      intent="warning"
      actions={
        <Button size="small" disabledFocusable={isTrying} onClick={() => void tryNow()}>
          {isTrying ? <Trans>Trying…</Trans> : <Trans>Try now</Trans>}
        </Button>
      }
    >
      <Trans>
        The server cannot be reached. What you typed stays, and the page is read again as soon as the server
        is back.
      </Trans>
    </Banner>
  );
};
