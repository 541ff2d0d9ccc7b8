import { useLingui } from '@lingui/react';
import { createFormatters, languageOf, useTimeZone } from '../../ui/useFormatters.ts';
import type { Telling } from './lineColumns.ts';

/** How figures are said in this window. */
export const useTelling = (): Telling => {
  const { i18n } = useLingui();
  return { i18n, formatters: createFormatters(languageOf(i18n), useTimeZone()) };
};
