import type { I18n } from '@lingui/core';
import { type Locale, languageTag } from '#shared/domain/locales.ts';

/** The window's language, as `Intl` names it. */
export const languageOf = ({ locale }: Pick<I18n, 'locale'>): string => languageTag(locale as Locale);
