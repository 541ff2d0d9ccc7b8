import {
  Button,
  Checkbox,
  Field,
  makeStyles,
  Select,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CountryId } from '#shared/rules/countries.ts';
import { type Locale, languageTag, locales } from '#shared/screens/settingValues.ts';
import { offerUndo } from '../../stores/undo.ts';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import {
  keepTexts,
  localeOfCountry,
  maxTextLength,
  preparedTexts,
  readTexts,
  useTexts,
  withText,
} from './rejectionTexts.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // Height of the sticky decision bar in two lines with a toast, so that scrolling into view stops above it.
    scrollMarginBottom: '128px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  title: { flexGrow: 1 },
  texts: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  line: { display: 'flex', alignItems: 'center', gap: '4px' },
  text: { flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', fontWeight: 'normal' },
  key: { flexShrink: 0, width: '20px', color: tokens.colorNeutralForeground3 },
  own: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** Name of the language in that language. */
const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(languageTag(locale).slice(0, 2)) ??
  locale;

interface RejectionPanelProps {
  country: CountryId;
  userId: string;
  /** Custom text. The parent owns it, so that closing the panel loses nothing. */
  own: string;
  setOwn: (words: string) => void;
  onReject: (text: string) => void;
  onClose: () => void;
}

/** Reason that the courier will read: a prepared text, selected by its number, or a custom one. */
export const RejectionPanel = ({ country, userId, own, setOwn, onReject, onClose }: RejectionPanelProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const texts = useTexts(userId);
  const [locale, setLocale] = useState(localeOfCountry[country]);
  const [wasAsked, setAsked] = useState(false);
  const isEmpty = own.trim() === '';
  /** Index of the prepared text being edited; `null` for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const [isPersistent, setIsPersistent] = useState(false);
  const root = useRef<HTMLElement>(null);
  const offered = texts[locale];
  const focusInput = (): void => root.current?.querySelector('textarea')?.focus();
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>('li button')?.focus();
  }, []);
  useDocumentKeys((event) => {
    if (event.key === 'Escape') onClose();
    const text = isPlainKey(event) && !event.repeat ? offered[Number(event.key) - 1] : undefined;
    if (text === undefined) return;
    event.preventDefault();
    onReject(text);
  });
  const keep = (changed: readonly string[]): void => {
    keepTexts(userId, { ...texts, [locale]: changed });
    setEdited(null);
  };
  const keepLess = (changed: readonly string[], message: string): void => {
    keep(changed);
    offerUndo(message, async () => keepTexts(userId, { ...readTexts(userId), [locale]: offered }));
  };
  const edit = (index: number): void => {
    setEdited(index);
    setIsPersistent(true);
    setOwn(offered[index] ?? '');
    focusInput();
  };
  const reject = (): void => {
    if (isEmpty) {
      setAsked(true);
      focusInput();
      return;
    }
    if (isPersistent) keep(withText(offered, edited, own));
    onReject(own.trim());
  };
  const isChanged = JSON.stringify(offered) !== JSON.stringify(preparedTexts[locale]);
  return (
    <section ref={root} className={styles.root} aria-label={t`Reject with an error`}>
      <div className={styles.head}>
        <Text weight="semibold" className={styles.title}>
          <Trans>Corrections for the courier</Trans>
        </Text>
        {isChanged && (
          <Button
            size="small"
            appearance="subtle"
            onClick={() => keepLess(preparedTexts[locale], t`Default texts restored`)}
          >
            <Trans>Restore defaults</Trans>
          </Button>
        )}
        <Select
          size="small"
          aria-label={t`Text language`}
          value={locale}
          onChange={(_event, { value }) => {
            setLocale(locales.find((known) => known === value) ?? locale);
            setEdited(null);
          }}
        >
          {locales.map((known) => (
            <option key={known} value={known}>
              {languageName(known)}
            </option>
          ))}
        </Select>
        <Button size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <ol className={styles.texts} lang={languageTag(locale)}>
        {offered.map((text, index) => (
          <li key={text} className={styles.line}>
            <Button
              size="small"
              className={styles.text}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onReject(text)}
            >
              <span className={styles.key} aria-hidden="true">
                {index + 1}
              </span>
              {text}
            </Button>
            <Button
              appearance="subtle"
              size="small"
              icon={<Edit16Regular />}
              aria-label={t`Change: ${text}`}
              title={t`Change`}
              onClick={() => edit(index)}
            />
          </li>
        ))}
      </ol>
      <Field
        label={edited === null ? t`In your own words` : t`Changed text`}
        validationMessage={wasAsked && isEmpty ? t`Describe the corrections, or choose a text above` : null}
      >
        <Textarea
          lang={languageTag(locale)}
          value={own}
          maxLength={maxTextLength}
          onChange={(_event, { value }) => setOwn(value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) reject();
          }}
        />
      </Field>
      <div className={styles.own}>
        <Button appearance="primary" onClick={reject}>
          <Trans>Reject with this text</Trans>
        </Button>
        <Checkbox
          label={t`Save to the list of texts`}
          checked={isPersistent}
          onChange={(_event, { checked }) => setIsPersistent(checked === true)}
        />
        {edited !== null && (
          <>
            <Button appearance="subtle" onClick={() => keep(withText(offered, edited, own))}>
              <Trans>Save without rejecting</Trans>
            </Button>
            <Button
              appearance="subtle"
              onClick={() => keepLess(withText(offered, edited, ''), t`Text removed`)}
            >
              <Trans>Remove this text</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
