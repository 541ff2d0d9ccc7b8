import { Button, Select, Text } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { MailArrowUp16Regular } from '@fluentui/react-icons/svg/mail-arrow-up';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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
import { fitsOrder, type WrittenOrder } from './textSituations.ts';

/** Values that name a person, shown as placeholders in privacy mode. */
const personal = ['name'];
const textPurposes = Object.keys(customerTexts) as readonly TextPurpose[];

const purposeNames: Readonly<Record<TextPurpose, MessageDescriptor>> = {
  request: msg`Request`,
  delay: msg`Order under way`,
  cancellation: msg`Cancellation`,
};

interface PurposeSelectProps {
  purpose: TextPurpose;
  onChange: (purpose: TextPurpose) => void;
}

const PurposeSelect = ({ purpose, onChange }: PurposeSelectProps) => {
  const { i18n, t } = useLingui();
  return (
    <Select
      size="small"
      aria-label={t`Subject of the texts`}
      value={purpose}
      onChange={(_event, { value }) => onChange(textPurposes.find((known) => known === value) ?? purpose)}
    >
      {textPurposes.map((known) => (
        <option key={known} value={known}>
          {i18n._(purposeNames[known])}
        </option>
      ))}
    </Select>
  );
};

interface MessagePanelProps {
  /** The user may choose another one. */
  initialPurpose: TextPurpose;
  /** Decides which texts fit. */
  order: WrittenOrder | null;
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
  const { initialPurpose, order, initialLocale, valuesIn, email, onUsed, onClose } = props;
  const { t } = useLingui();
  const userId = useUser()?.id ?? '';
  const isPrivate = useIsPrivate();
  const copyText = useCopyText();
  const [purpose, setPurpose] = useState(initialPurpose);
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
      key={purpose}
      set={customerTexts[purpose]}
      userId={userId}
      initialLocale={initialLocale}
      label={t`Text to the customer`}
      title={t`Text to the customer`}
      maxLength={2000}
      own={own}
      setOwn={setOwn}
      tools={<PurposeSelect purpose={purpose} onChange={setPurpose} />}
      fits={(text, locale) => fitsOrder(purpose, text, locale, order)}
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
