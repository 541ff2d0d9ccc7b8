import { Button, Checkbox, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type Locale, languageTag } from '#shared/screens/settingValues.ts';
import { isPlainKey, onCommandEnter, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import type { TextSet } from './preparedTexts.ts';
import { type NumberedText, TextList, TextsHead } from './TextList.tsx';
import { type TextEdits, useTextEdits } from './useTextEdits.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    // Height of the sticky bar of a review in two lines with a toast, so that scrolling into view stops above it.
    scrollMarginBottom: 'var(--bar-below, 128px)',
    // Height of the sticky head of a call sheet.
    scrollMarginTop: '52px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // Grows with the text, so that it can be read before it is sent.
  typed: { '& textarea': { fieldSizing: 'content', maxHeight: '240px' } },
  others: { alignSelf: 'flex-start' },
  own: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** The typed text, checked and stored before an action uses it. */
export interface TypedText {
  locale: Locale;
  /** Calls back with the trimmed text, or asks for one. Adds it to the list where the user wants that. */
  use: (act: (text: string) => void) => void;
}

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
  /** Next to the choice of the language. */
  tools?: ReactNode;
  /** Whether a text fits the situation. The others are folded. Default: all fit. */
  fits?: (text: string, locale: Locale) => boolean;
  /** Text as the list shows it. Default: as it is stored. */
  fill?: (text: string, locale: Locale) => string;
  /** Text to store for a typed one. Default: the same. */
  generalize?: (text: string, locale: Locale) => string;
  emptyProblem: string;
  /** Leaves Ctrl+Enter to the page. */
  leavesKey?: boolean;
  /** A text of the list was chosen, by click or number. */
  onChoose: (text: string, locale: Locale) => void;
  onClose: () => void;
  /** Buttons for the typed text. The first one is pressed by Ctrl+Enter. */
  children: (typed: TypedText) => ReactNode;
}

interface TypedFieldProps {
  label: string;
  locale: Locale;
  own: string;
  setOwn: (words: string) => void;
  maxLength: number;
  problem: string | null;
}

const TypedField = ({ label, locale, own, setOwn, maxLength, problem }: TypedFieldProps) => {
  const styles = useStyles();
  return (
    <Field label={label} validationMessage={problem}>
      <Textarea
        className={styles.typed}
        lang={languageTag(locale)}
        value={own}
        maxLength={maxLength}
        resize="vertical"
        onChange={(_event, { value }) => setOwn(value)}
      />
    </Field>
  );
};

/** Choices about the typed text in the list of texts. */
const ListChoices = ({ edits }: { edits: TextEdits }) => {
  const { t } = useLingui();
  return (
    <>
      <Checkbox
        label={t`Save to the list of texts`}
        checked={edits.isPersistent}
        onChange={(_event, { checked }) => edits.setIsPersistent(checked === true)}
      />
      {edits.edited !== null && (
        <>
          <Button appearance="subtle" onClick={edits.keepTyped}>
            <Trans>Save only</Trans>
          </Button>
          <Button appearance="subtle" onClick={edits.remove}>
            <Trans>Remove this text</Trans>
          </Button>
        </>
      )}
    </>
  );
};

interface PanelKeys {
  root: RefObject<HTMLElement | null>;
  texts: readonly NumberedText[];
  onChoose: (text: string) => void;
  onClose: () => void;
  /** Focuses the field of the typed text. */
  onType: () => void;
}

/** Number keys choose a text, letters begin a typed one, Escape closes the panel. Of several open panels, the focused one answers. */
const usePanelKeys = ({ root, texts, onChoose, onClose, onType }: PanelKeys): void =>
  useDocumentKeys((event) => {
    const panel = event.target instanceof Element ? event.target.closest('[data-texts]') : null;
    if (event.defaultPrevented || (panel && panel !== root.current)) return;
    // The field that gets the focus here receives the letter.
    if (panel && isPlainKey(event) && /^\p{L}$/u.test(event.key)) return onType();
    const isNumber = isPlainKey(event) && !event.repeat;
    const text = isNumber ? texts.find(({ number }) => event.key === String(number))?.text : undefined;
    if (text === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    if (text === undefined) onClose();
    else onChoose(text);
  });

/** Numbered texts in the reader's language, with the user's own ones, and a box for a typed one. */
export const TextsPanel = (props: TextsPanelProps) => {
  const { set, userId, initialLocale, title, label, maxLength, own, setOwn, emptyProblem } = props;
  const { fill = (text) => text, generalize = (text) => text, fits = () => true } = props;
  const { tools, leavesKey = false, onChoose, onClose, children } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const [locale, setLocale] = useState(initialLocale);
  const [wasAsked, setAsked] = useState(false);
  const isEmpty = own.trim() === '';
  const root = useRef<HTMLElement>(null);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  const edits = useTextEdits({ set, userId, locale, typed: generalize(own, locale) });
  const { offered } = edits;
  const [isUnfolded, setUnfolded] = useState(false);
  const numbered = offered.map((text, index) => ({ text, number: index + 1 }));
  const fitting = numbered.filter(({ text }) => fits(text, locale));
  const shown = isUnfolded || fitting.length === 0 ? numbered : fitting;
  useEffect(() => {
    // The texts only: the whole panel may be higher than the window and would push the record out of view.
    root.current?.querySelector(':scope ol')?.scrollIntoView({ block: 'nearest' });
    root.current?.querySelector<HTMLElement>(':scope li button')?.focus({ preventScroll: true });
  }, []);
  const choose = (text: string): void => {
    edits.stop();
    onChoose(fill(text, locale), locale);
  };
  const onType = () => find('textarea')?.focus();
  usePanelKeys({ root, texts: shown, onChoose: choose, onClose, onType });
  const edit = (index: number): void => {
    edits.start(index);
    setOwn(offered[index] ?? '');
    find('textarea')?.focus();
  };
  const use: TypedText['use'] = (act) => {
    if (isEmpty) {
      setAsked(true);
      find('textarea')?.focus();
      return;
    }
    if (edits.isPersistent) edits.keepTyped();
    act(own.trim());
  };
  const onKeyDown = onCommandEnter(() => find('[data-typed] button')?.click());
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={label}
      data-texts
      {...(leavesKey ? {} : { onKeyDown })}
    >
      <TextsHead
        title={title}
        tools={tools}
        locale={locale}
        onRestore={edits.isChanged ? edits.restore : null}
        onChooseLocale={(chosen) => {
          setLocale(chosen);
          edits.stop();
        }}
        onClose={onClose}
      />
      <TextList
        texts={shown}
        locale={locale}
        fill={(text) => fill(text, locale)}
        onChoose={choose}
        onEdit={edit}
      />
      {shown.length < numbered.length && (
        <Button className={styles.others} size="small" appearance="subtle" onClick={() => setUnfolded(true)}>
          <Trans>Other texts</Trans>
        </Button>
      )}
      <TypedField
        label={edits.edited === null ? t`In your own words` : t`Changed text`}
        locale={locale}
        own={own}
        setOwn={setOwn}
        maxLength={maxLength}
        problem={wasAsked && isEmpty ? emptyProblem : null}
      />
      <div className={styles.own} data-typed>
        {children({ locale, use })}
        <ListChoices edits={edits} />
      </div>
    </section>
  );
};
