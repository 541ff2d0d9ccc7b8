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
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Locale, languageTag, locales } from '#shared/screens/settingValues.ts';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { languageName, type TextSet } from './preparedTexts.ts';
import { useTextEdits } from './useTextEdits.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // Height of the sticky bar of a review in two lines with a toast, so that scrolling into view stops above it.
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
  // Grows with the text, so that it can be read before it is sent.
  typed: { '& textarea': { fieldSizing: 'content', maxHeight: '240px' } },
  own: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** The typed text, checked and stored before an action uses it. */
export interface TypedText {
  locale: Locale;
  /** Calls back with the trimmed text, or asks for one. Adds it to the list where the user wants that. */
  use: (act: (text: string) => void) => void;
}

interface TextsHeadProps {
  title: string;
  locale: Locale;
  /** `null`: the texts are the defaults. */
  onRestore: (() => void) | null;
  onChooseLocale: (locale: Locale) => void;
  onClose: () => void;
}

const TextsHead = ({ title, locale, onRestore, onChooseLocale, onClose }: TextsHeadProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.head}>
      <Text weight="semibold" className={styles.title}>
        {title}
      </Text>
      {onRestore && (
        <Button size="small" appearance="subtle" onClick={onRestore}>
          <Trans>Restore defaults</Trans>
        </Button>
      )}
      <Select
        size="small"
        aria-label={t`Text language`}
        value={locale}
        onChange={(_event, { value }) => onChooseLocale(locales.find((known) => known === value) ?? locale)}
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
  );
};

interface TextListProps {
  texts: readonly string[];
  locale: Locale;
  fill: (text: string) => string;
  onChoose: (text: string) => void;
  onEdit: (index: number) => void;
}

const TextList = ({ texts, locale, fill, onChoose, onEdit }: TextListProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <ol className={styles.texts} lang={languageTag(locale)}>
      {texts.map((text, index) => (
        <li key={text} className={styles.line}>
          <Button
            size="small"
            className={styles.text}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(text)}
          >
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
            {fill(text)}
          </Button>
          <Button
            appearance="subtle"
            size="small"
            icon={<Edit16Regular />}
            aria-label={t`Change: ${text}`}
            title={t`Change`}
            onClick={() => onEdit(index)}
          />
        </li>
      ))}
    </ol>
  );
};

interface TextsPanelProps {
  set: TextSet;
  userId: string;
  /** Language of the reader. The user may choose another one. */
  initialLocale: Locale;
  title: string;
  /** Accessible name of the panel. */
  label: string;
  maxLength: number;
  /** Typed text. The parent owns it, so that closing the panel loses nothing. */
  own: string;
  setOwn: (words: string) => void;
  /** Text as the list shows it. Default: as it is stored. */
  fill?: (text: string, locale: Locale) => string;
  /** Text to store for a typed one. Default: the same. */
  generalize?: (text: string, locale: Locale) => string;
  emptyProblem: string;
  /** A text of the list was chosen, by click or number. */
  onChoose: (text: string, locale: Locale) => void;
  onClose: () => void;
  /** Buttons for the typed text. The first one is pressed by Ctrl+Enter. */
  children: (typed: TypedText) => ReactNode;
}

/** Numbered texts in the reader's language, with the user's own ones, and a box for a typed one. */
export const TextsPanel = (props: TextsPanelProps) => {
  const { set, userId, initialLocale, title, label, maxLength, own, setOwn, emptyProblem } = props;
  const { fill = (text) => text, generalize = (text) => text, onChoose, onClose, children } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const [locale, setLocale] = useState(initialLocale);
  const [wasAsked, setAsked] = useState(false);
  const isEmpty = own.trim() === '';
  const root = useRef<HTMLElement>(null);
  const focusInput = (): void => root.current?.querySelector('textarea')?.focus();
  const edits = useTextEdits({ set, userId, locale, typed: generalize(own, locale) });
  const { offered, edited } = edits;
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>(':scope li button')?.focus();
  }, []);
  const choose = (text: string): void => {
    edits.stop();
    onChoose(fill(text, locale), locale);
  };
  useDocumentKeys((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      onClose();
    }
    const text = isPlainKey(event) && !event.repeat ? offered[Number(event.key) - 1] : undefined;
    if (text === undefined) return;
    event.preventDefault();
    choose(text);
  });
  const edit = (index: number): void => {
    edits.start(index);
    setOwn(offered[index] ?? '');
    focusInput();
  };
  const use: TypedText['use'] = (act) => {
    if (isEmpty) {
      setAsked(true);
      focusInput();
      return;
    }
    if (edits.isPersistent) edits.keepTyped();
    act(own.trim());
  };
  return (
    <section ref={root} className={styles.root} aria-label={label}>
      <TextsHead
        title={title}
        locale={locale}
        onRestore={edits.isChanged ? edits.restore : null}
        onChooseLocale={(chosen) => {
          setLocale(chosen);
          edits.stop();
        }}
        onClose={onClose}
      />
      <TextList
        texts={offered}
        locale={locale}
        fill={(text) => fill(text, locale)}
        onChoose={choose}
        onEdit={edit}
      />
      <Field
        label={edited === null ? t`In your own words` : t`Changed text`}
        validationMessage={wasAsked && isEmpty ? emptyProblem : null}
      >
        <Textarea
          className={styles.typed}
          lang={languageTag(locale)}
          value={own}
          maxLength={maxLength}
          resize="vertical"
          onChange={(_event, { value }) => setOwn(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            root.current?.querySelector<HTMLElement>('[data-typed] button')?.click();
          }}
        />
      </Field>
      <div className={styles.own} data-typed>
        {children({ locale, use })}
        <Checkbox
          label={t`Save to the list of texts`}
          checked={edits.isPersistent}
          onChange={(_event, { checked }) => edits.setIsPersistent(checked === true)}
        />
        {edited !== null && (
          <>
            <Button appearance="subtle" onClick={edits.keepTyped}>
              <Trans>Save only</Trans>
            </Button>
            <Button appearance="subtle" onClick={edits.remove}>
              <Trans>Remove this text</Trans>
            </Button>
          </>
        )}
      </div>
    </section>
  );
};
