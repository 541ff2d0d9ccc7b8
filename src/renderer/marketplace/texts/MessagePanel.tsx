import { Button, Text } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { MailArrowUp16Regular } from '@fluentui/react-icons/svg/mail-arrow-up';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fillText, openPlaceholders, type TextValues, withPlaceholders } from '#shared/rules/fillText.ts';
import { mailUrl, maxMailLink } from '#shared/rules/mailLink.ts';
import type { Locale } from '#shared/screens/settingValues.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { openContact } from '../../ui/openContact.ts';
import { customerTexts, type TextPurpose, textSubjects } from './customerTexts.ts';
import { TextsPanel } from './TextsPanel.tsx';

/** Values that name a person, shown as placeholders in privacy mode. */
const personal = ['name'];

interface MessagePanelProps {
  purpose: TextPurpose;
  /** Language of the customer, from their country. */
  initialLocale: Locale;
  /** Values of the record, worded in the language of the text. */
  valuesIn: (locale: Locale) => TextValues;
  /** Empty: the text can only be copied. */
  email: string;
  /** The text was handed to the mail program or copied. */
  onUsed?: () => void;
  onClose: () => void;
}

const showProblem = (text: string): void => void showToast({ intent: 'warning', text });

/** Text to a customer, prepared or typed, for the mail program or a messenger. The app sends nothing itself. */
export const MessagePanel = (props: MessagePanelProps) => {
  const { purpose, initialLocale, valuesIn, email, onUsed, onClose } = props;
  const { t } = useLingui();
  const userId = useUser()?.id ?? '';
  const isPrivate = useIsPrivate();
  const copyText = useCopyText();
  const [own, setOwn] = useState('');
  const shown = (text: string, locale: Locale): string => {
    const known = Object.entries(valuesIn(locale)).filter(
      ([name]) => !(isPrivate && personal.includes(name)),
    );
    return fillText(text, Object.fromEntries(known));
  };
  /** The final text; a text with open placeholders is not sent. */
  const finish = (text: string, locale: Locale, act: (final: string) => void): void => {
    const final = fillText(text, valuesIn(locale));
    const open = openPlaceholders(final).join(', ');
    if (open === '') act(final);
    else showProblem(t`Replace ${open} in the text first`);
  };
  const writeEmail = (text: string, locale: Locale): void =>
    finish(text, locale, (body) => {
      const subject = fillText(textSubjects[purpose][locale], valuesIn(locale));
      const isTooLong = mailUrl(email, '', '') !== null && mailUrl(email, subject, body) === null;
      const limit = maxMailLink;
      if (isTooLong) return showProblem(t`Too long for a mail link of ${limit} characters. Copy it.`);
      void openContact({ type: 'email', value: email, subject, body });
      onUsed?.();
    });
  const copy = (text: string, locale: Locale): void =>
    finish(text, locale, (final) => {
      void copyText(final);
      onUsed?.();
    });
  return (
    <TextsPanel
      set={customerTexts[purpose]}
      userId={userId}
      initialLocale={initialLocale}
      label={t`Text to the customer`}
      title={t`Text to the customer`}
      maxLength={2000}
      own={own}
      setOwn={setOwn}
      fill={shown}
      generalize={(text, locale) => withPlaceholders(text, valuesIn(locale))}
      emptyProblem={t`Choose a text above, or write one`}
      onChoose={setOwn}
      onClose={onClose}
    >
      {({ locale, use }) => (
        <>
          {email !== '' && (
            <Button
              size="small"
              appearance="primary"
              icon={<MailArrowUp16Regular />}
              onClick={() => use((text) => writeEmail(text, locale))}
            >
              <Trans>Open in mail program</Trans>
            </Button>
          )}
          <Button
            size="small"
            appearance={email === '' ? 'primary' : 'secondary'}
            icon={<Copy16Regular />}
            onClick={() => use((text) => copy(text, locale))}
          >
            <Trans>Copy text</Trans>
          </Button>
          {email === '' && (
            <Text size={200}>
              <Trans>No email address: copy the text for a messenger.</Trans>
            </Text>
          )}
        </>
      )}
    </TextsPanel>
  );
};
