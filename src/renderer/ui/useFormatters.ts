import { useLingui } from '@lingui/react';
import { createFormatters, type Formatters } from './createFormatters.ts';
import { languageOf } from './languageOf.ts';
import { useTimeZone } from './useTimeZone.ts';

/** How numbers, amounts and times are written in this window's language, on the clocks of its country. */
export const useFormatters = (): Formatters => {
  const { i18n } = useLingui();
  return createFormatters(languageOf(i18n), useTimeZone());
};
