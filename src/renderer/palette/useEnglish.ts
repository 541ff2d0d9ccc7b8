import type { I18n, Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { defaultLocale } from '#shared/screens/settingValues.ts';
import { readTexts } from '../i18n/activateLocale.ts';
import type { EnglishOf } from './paletteItems.ts';
import { usePromised } from './usePromised.ts';

const nothing: EnglishOf = () => '';

/** Text of a compiled message without placeholders. */
const plainText = (message: Messages[string] | undefined): string | null => {
  const [only, ...others] = typeof message === 'string' ? [message] : (message ?? []);
  return typeof only === 'string' && others.length === 0 ? only : null;
};

/**
 * Maps displayed texts back to English, including button labels read from the page. A displayed text may have
 * several English versions.
 */
const englishBy = ({ messages }: I18n, english: Messages): EnglishOf => {
  const byWords = new Map<string, string>();
  for (const [id, message] of Object.entries(messages)) {
    const own = plainText(message);
    const meant = plainText(english[id]);
    if (own === null || meant === null || own === meant) continue;
    const known = byWords.get(own);
    byWords.set(own, known === undefined ? meant : `${known} ${meant}`);
  }
  return (text) => byWords.get(text) ?? '';
};

/** English search terms for UIs in other languages. Loads the catalog on first use. */
export const useEnglish = (): EnglishOf => {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // On failure, items are still found by their displayed texts.
  const load = useCallback(
    async () => (locale === defaultLocale ? nothing : englishBy(i18n, await readTexts(defaultLocale))),
    [i18n, locale],
  );
  return usePromised(load) ?? nothing;
};
