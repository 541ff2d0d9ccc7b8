import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { type Locale, languageTag } from '#shared/screens/settingValues.ts';
import { messages as enMessages } from '../../../locales/en_US/main.po';
import { messages as esMessages } from '../../../locales/es_ES/main.po';
import { messages as ukMessages } from '../../../locales/uk_UA/main.po';

const catalogs: Record<Locale, Messages> = { en_US: enMessages, uk_UA: ukMessages, es_ES: esMessages };

export const mainI18n: I18n = setupI18n();

// Plural rules need the BCP 47 tag.
export const activateMainLocale = (locale: Locale): void =>
  mainI18n.loadAndActivate({ locale, messages: catalogs[locale], locales: [languageTag(locale)] });
