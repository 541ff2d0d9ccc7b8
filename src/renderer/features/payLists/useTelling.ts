import { useLingui } from '@lingui/react';
import { createFormatters } from '../../ui/createFormatters.ts';
import { languageOf } from '../../ui/languageOf.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import type { Telling } from './lineColumns.ts';

/** How figures are said in this window. */
export const useTelling = (): Telling => {
  const { i18n } = useLingui();
  return { i18n, formatters: createFormatters(languageOf(i18n), useTimeZone()) };
};
