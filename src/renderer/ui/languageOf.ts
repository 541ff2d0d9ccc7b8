import type { I18n } from '@lingui/core';
import { type Locale, languageTag } from '#shared/domain/locales.ts';

/**
 * The window's language, as `Intl` names it. The business is in Spain and Ukraine, so English writes the day first and
 * begins its weeks on Monday, as it does in Europe.
 */
export const languageOf = ({ locale }: Pick<I18n, 'locale'>): string =>
  locale === 'en_US' ? 'en-GB' : languageTag(locale as Locale);
