import { type I18n, setupI18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';
import { languageTag, locales } from '#shared/screens/settingValues.ts';
import { readTexts } from '../../i18n/activateLocale.ts';

/** All languages of the app: a table may come from a colleague who uses another one. */
export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: (): Promise<I18n[]> =>
    Promise.all(
      locales.map(async (locale) =>
        setupI18n({ locale, locales: languageTag(locale), messages: { [locale]: await readTexts(locale) } }),
      ),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
