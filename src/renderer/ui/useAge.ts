import { useLingui } from '@lingui/react';
import { parseInstant } from '#shared/rules/plainDates.ts';
import { languageOf } from './useFormatters.ts';
import { useMinute } from './useMinute.ts';

/** Time since an instant, in its largest unit; less than a minute counts as one. */
export const ageText = (language: string, text: string, now: number): string => {
  const since = parseInstant(text);
  if (Number.isNaN(since)) return text;
  const minutes = Math.max(1, Math.floor((now - since) / 60_000));
  const inUnit = (unit: string, length: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
      Math.floor(minutes / length),
    );
  if (minutes < 60) return inUnit('minute', 1);
  return minutes < 48 * 60 ? inUnit('hour', 60) : inUnit('day', 1440);
};

/** Time since an instant as a phrase: `12 minutes ago`. */
export const agoText = (language: string, at: number, now: number): string => {
  const minutes = Math.max(1, Math.floor((now - at) / 60_000));
  const ago = (unit: 'minute' | 'hour' | 'day', length: number): string =>
    new Intl.RelativeTimeFormat(language).format(-Math.floor(minutes / length), unit);
  if (minutes < 60) return ago('minute', 1);
  return minutes < 48 * 60 ? ago('hour', 60) : ago('day', 1440);
};

/** Ages that grow while they are shown. */
export const useAge = (): ((text: string) => string) => {
  const { i18n } = useLingui();
  const now = useMinute();
  return (text) => ageText(languageOf(i18n), text, now);
};
