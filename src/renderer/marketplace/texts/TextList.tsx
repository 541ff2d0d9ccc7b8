import { Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Locale, languageTag, locales } from '#shared/screens/settingValues.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { languageName } from './preparedTexts.ts';

const useStyles = makeStyles({
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
});

interface TextsHeadProps {
  title: string;
  /** Further choices, in a row with that of the language. */
  tools: ReactNode;
  locale: Locale;
  /** `null`: the texts are the defaults. */
  onRestore: (() => void) | null;
  onChooseLocale: (locale: Locale) => void;
  onClose: () => void;
}

export const TextsHead = ({ title, tools, locale, onRestore, onChooseLocale, onClose }: TextsHeadProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const language = (
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
  );
  return (
    <>
      <div className={styles.head}>
        <Text weight="semibold" className={styles.title}>
          {title}
        </Text>
        {onRestore && (
          <Button size="small" appearance="subtle" onClick={onRestore}>
            <Trans>Restore defaults</Trans>
          </Button>
        )}
        {!tools && language}
        <ToolButton
          size="small"
          label={t`Close the texts`}
          shortcut="Esc"
          icon={<Dismiss20Regular />}
          onClick={onClose}
        />
      </div>
      {tools && (
        <div className={styles.head}>
          {tools}
          {language}
        </div>
      )}
    </>
  );
};

/** Text with its number, which stays the same where others are not shown. */
export interface NumberedText {
  text: string;
  number: number;
}

interface TextListProps {
  texts: readonly NumberedText[];
  locale: Locale;
  fill: (text: string) => string;
  onChoose: (text: string) => void;
  onEdit: (index: number) => void;
}

export const TextList = ({ texts, locale, fill, onChoose, onEdit }: TextListProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <ol className={styles.texts} lang={languageTag(locale)}>
      {texts.map(({ text, number }) => (
        <li key={text} className={styles.line}>
          <Button
            size="small"
            className={styles.text}
            aria-keyshortcuts={String(number)}
            onClick={() => onChoose(text)}
          >
            <span className={styles.key} aria-hidden="true">
              {number}
            </span>
            {fill(text)}
          </Button>
          <Button
            appearance="subtle"
            size="small"
            icon={<Edit16Regular />}
            aria-label={t`Change: ${text}`}
            title={t`Change`}
            onClick={() => onEdit(number - 1)}
          />
        </li>
      ))}
    </ol>
  );
};
