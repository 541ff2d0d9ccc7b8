import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { type Locale, languageTag } from '#shared/screens/settingValues.ts';
import type { Row } from '../../data/entityCalls.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { customerLocale, sentenceOf } from './spokenOrder.ts';

const useStyles = makeStyles({
  say: {
    margin: 0,
    padding: '2px 0 2px 10px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
  },
  words: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  translated: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Sentence to say in the language of the window, and in that of the customer where it differs. */
export const ToSay = ({ order, country }: { order: Row; country: string }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const minute = useMinute();
  const locale = i18n.locale as Locale;
  const theirs = customerLocale(country);
  const sentence = sentenceOf(order, country, locale, minute);
  const translated = sentenceOf(order, country, theirs, minute);
  if (sentence === '') return null;
  return (
    <blockquote className={styles.say}>
      <span className={styles.words}>{sentence}</span>
      <CopyButton text={translated} />
      {theirs !== locale && (
        <span className={styles.translated} lang={languageTag(theirs)}>
          {translated}
        </span>
      )}
    </blockquote>
  );
};
