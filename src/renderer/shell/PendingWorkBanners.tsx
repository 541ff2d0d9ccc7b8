import { Button } from '@fluentui/react-components';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '../ipc/bridge.ts';
import { usePendingWork } from '../stores/mainState.ts';
import { showToast } from '../stores/toasts.ts';
import { Banner } from '../ui/Banner.tsx';
import { errorText } from '../ui/errorText.ts';
import { showError } from '../ui/showError.ts';
import { useFormatters } from '../ui/useFormatters.ts';

/**
 * Asks whether to carry out deletions and decisions that were still pending when the app or session ended.
 */
export const UnsentCallsBanner = () => {
  const { i18n, t } = useLingui();
  const formatters = useFormatters();
  const deletions = usePendingWork((work) => work.deletions);
  const [isSending, setIsSending] = useState(false);
  if (!deletions) return null;
  const { count, names, since, areRemovals } = deletions;
  const when = formatters.dateTime(since);
  const named = names.join(', ');
  const more = count - names.length;

  const send = async (): Promise<void> => {
    setIsSending(true);
    const result = await request('pendingWork.sendDeletions', undefined);
    setIsSending(false);
    const error = result.ok ? result.data.error : result.error;
    if (error) {
      const reason = errorText(i18n, error);
      const text = areRemovals
        ? t`Some records were not deleted. ${reason}`
        : t`Some decisions were not sent. ${reason}`;
      showError(i18n, error, text);
    } else showToast({ intent: 'success', text: areRemovals ? t`Deleted!` : t`Done` });
  };

  return (
    <Banner
      intent="warning"
      actions={
        <>
          <Button size="small" disabledFocusable={isSending} onClick={() => void send()}>
            {areRemovals ? <Trans>Delete now</Trans> : <Trans>Send now</Trans>}
          </Button>
          <Button
            size="small"
            appearance="transparent"
            disabledFocusable={isSending}
            onClick={() => void request('pendingWork.dropDeletions', undefined)}
          >
            {areRemovals ? <Trans>Keep</Trans> : <Trans>Discard</Trans>}
          </Button>
        </>
      }
    >
      {areRemovals ? (
        <Plural
          value={count}
          one={`A record that you deleted on ${when} is still on the server`}
          other={`# records that you deleted on ${when} are still on the server`}
        />
      ) : (
        <Plural
          value={count}
          one={`Your decision of ${when} is not on the server yet`}
          other={`# decisions of ${when} are not on the server yet`}
        />
      )}
      {named === '' ? '.' : `: ${named}`}
      {more > 0 && named !== '' && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
    </Banner>
  );
};

/** Unsaved forms or pending deletions of the last session could not be decrypted. Shown until confirmed. */
export const UnreadableWorkBanner = () => (
  <Banner
    intent="warning"
    actions={
      <Button size="small" onClick={() => void request('pendingWork.acknowledge', undefined)}>
        <Trans>OK</Trans>
      </Button>
    }
  >
    <Trans>
      Unsaved forms or pending deletions of your last session could not be restored. The app kept their file
      and started a new one.
    </Trans>
  </Banner>
);
