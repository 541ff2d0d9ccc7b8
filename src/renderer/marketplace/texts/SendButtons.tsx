import { Button, Text } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { MailArrowUp16Regular } from '@fluentui/react-icons/svg/mail-arrow-up';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#shared/screens/settingValues.ts';
import type { TypedText } from './TextsPanel.tsx';
import { useUnsentText } from './unsentTexts.ts';

/** Hands a text on. False: it was refused, and the user was informed. */
export type SendText = (text: string, locale: Locale) => Promise<boolean>;

interface SendButtonsProps {
  typed: TypedText;
  isUnsent: boolean;
  requestId: string | undefined;
  /** `null`: the customer has no e-mail address. */
  writeEmail: SendText | null;
  copy: SendText;
}

/** Buttons for a text to a customer. The first one is also offered before its request is marked. */
export const SendButtons = ({ typed, isUnsent, requestId, writeEmail, copy }: SendButtonsProps) => {
  const { t } = useLingui();
  const { locale, use } = typed;
  const send = (act: SendText): Promise<boolean> =>
    new Promise((resolve) => use((text) => resolve(act(text, locale))));
  const first = writeEmail ?? copy;
  const label = writeEmail ? t`Open in mail program` : t`Copy text`;
  useUnsentText(requestId, isUnsent ? { label, send: () => send(first) } : null);
  return (
    <>
      {writeEmail && (
        <Button
          size="small"
          appearance="primary"
          icon={<MailArrowUp16Regular />}
          onClick={() => void send(writeEmail)}
        >
          <Trans>Open in mail program</Trans>
        </Button>
      )}
      <Button
        size="small"
        appearance={writeEmail ? 'secondary' : 'primary'}
        icon={<Copy16Regular />}
        onClick={() => void send(copy)}
      >
        <Trans>Copy text</Trans>
      </Button>
      {!writeEmail && (
        <Text size={200}>
          <Trans>No email address: copy the text for a messenger.</Trans>
        </Text>
      )}
    </>
  );
};
