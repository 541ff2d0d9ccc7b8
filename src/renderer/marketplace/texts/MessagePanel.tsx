import { Select } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fillText, openPlaceholders, type TextValues, withPlaceholders } from '#shared/rules/fillText.ts';
import { mailUrl, maxMailLink } from '#shared/rules/mailLink.ts';
import type { Locale } from '#shared/screens/settingValues.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { openContact } from '../../ui/openContact.ts';
import {
  customerTexts,
  purposeNames,
  type TextPurpose,
  textPurposes,
  textSubjects,
} from './customerTexts.ts';
import { SendButtons, type SendText } from './SendButtons.tsx';
import type { SentText } from './sentTexts.ts';
import { TextsPanel } from './TextsPanel.tsx';
import type { TextDraft } from './textDrafts.ts';
import { fitsSituation, type TextSituation } from './textSituations.ts';

/** Values that name a person, shown as placeholders in privacy mode. */
const personal = ['name'];

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
  /** First content of the panel. */
  draft: TextDraft;
  /** Persists the typed text. `null`: nothing is unsent. */
  keepDraft: (draft: TextDraft | null) => void;
  /** Decides which texts fit. */
  situation: TextSituation;
  /** Request that the text answers: marking it asks about an unsent text. */
  requestId?: string | undefined;
  /** Language of the customer, from their country. */
  initialLocale: Locale;
  /** Values of the record, worded in the language of the text. */
  valuesIn: (locale: Locale) => TextValues;
  /** Empty: the text can only be copied. */
  email: string;
  /** The text was handed to the mail program or copied. */
  onUsed: (used: Pick<SentText, 'purpose' | 'way'>) => void;
  onClose: () => void;
}

const showProblem = (text: string): false => {
  showToast({ intent: 'warning', text });
  return false;
};

/** Text to a customer, prepared or typed, for the mail program or a messenger. The app sends nothing itself. */
export const MessagePanel = (props: MessagePanelProps) => {
  const { draft, keepDraft, situation, requestId, initialLocale, valuesIn, email, onUsed, onClose } = props;
  const { t } = useLingui();
  const userId = useUser()?.id ?? '';
  const isPrivate = useIsPrivate();
  const copyText = useCopyText();
  const [purpose, setPurpose] = useState(draft.purpose);
  const [own, setTyped] = useState(draft.own);
  const [sent, setSent] = useState('');
  const isUnsent = own.trim() !== '' && own.trim() !== sent;
  const setOwn = (words: string): void => {
    setTyped(words);
    keepDraft(words.trim() === '' ? null : { own: words, purpose });
  };
  const shown = (text: string, locale: Locale): string => {
    const known = Object.entries(valuesIn(locale)).filter(
      ([name]) => !(isPrivate && personal.includes(name)),
    );
    return fillText(text, Object.fromEntries(known));
  };
  const openIn = (text: string, locale: Locale) => openPlaceholders(fillText(text, valuesIn(locale)));
  /** Hands on the final text; a text with open placeholders is refused. */
  const finish =
    (way: SentText['way'], act: (final: string, locale: Locale) => Promise<boolean>): SendText =>
    async (text, locale) => {
      const open = openIn(text, locale).join(', ');
      if (open !== '') return showProblem(t`Replace ${open} in the text first`);
      if (!(await act(fillText(text, valuesIn(locale)), locale))) return false;
      setSent(text);
      keepDraft(null);
      onUsed({ purpose, way });
      return true;
    };
  const writeEmail = finish('opened', async (body, locale) => {
    const subject = fillText(textSubjects[purpose][locale], valuesIn(locale));
    const isTooLong = mailUrl(email, '', '') !== null && mailUrl(email, subject, body) === null;
    const limit = maxMailLink;
    if (isTooLong) return showProblem(t`Too long for a mail link of ${limit} characters. Copy it.`);
    return openContact({ type: 'email', value: email, subject, body });
  });
  const copy = finish('copied', copyText);
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
      fits={(text, locale) =>
        fitsSituation(purpose, text, locale, situation) && openIn(text, locale).length === 0
      }
      fill={shown}
      generalize={(text, locale) => withPlaceholders(text, valuesIn(locale))}
      emptyProblem={t`Choose a text above, or write one`}
      leavesKey={requestId !== undefined && !isUnsent}
      onChoose={setOwn}
      onClose={onClose}
    >
      {(typed) => (
        <SendButtons
          typed={typed}
          isUnsent={isUnsent}
          requestId={requestId}
          writeEmail={email === '' ? null : writeEmail}
          copy={copy}
        />
      )}
    </TextsPanel>
  );
};
