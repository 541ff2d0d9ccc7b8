import { useLingui } from '@lingui/react/macro';
import { languageOf, useFormatters } from '../../ui/useFormatters.ts';

const minuteMs = 60_000;
const daysOfYear = 365.25;
const units = new Map<string, Intl.NumberFormat>();

const unitText = (
  language: string,
  value: number,
  unit: 'minute' | 'hour' | 'day' | 'month' | 'year',
): string => {
  const key = `${language} ${unit}`;
  // Long form, because the short forms of month and minute are the same in Spanish.
  const unitDisplay = unit === 'month' || unit === 'year' ? 'long' : 'short';
  const format = units.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
  units.set(key, format);
  return format.format(value);
};

/** Duration in suitable units: `8 min`, `1 hr 5 min`, `3 days`, `8 months`, `2 years`. */
export const durationText = (language: string, ms: number): string => {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 60) return unitText(language, minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 2 * daysOfYear) return unitText(language, Math.floor(days / daysOfYear), 'year');
  if (days > 60) return unitText(language, Math.floor((days * 12) / daysOfYear), 'month');
  if (days > 0) return unitText(language, days, 'day');
  const rest = minutes % 60;
  return [unitText(language, hours, 'hour'), rest > 0 ? unitText(language, rest, 'minute') : []]
    .flat()
    .join(' ');
};

/**
 * Text about the time spent in the current status, if observed; otherwise about the last change, the only
 * time that servers send.
 */
export const useChangeWords = (): ((
  updatedAt: string | undefined,
  since: number | null,
  now: number,
) => string) => {
  const { i18n, t } = useLingui();
  const { time } = useFormatters();
  return (updatedAt, since, now) => {
    if (since !== null) {
      const clock = time(new Date(since).toISOString());
      return t`Here since ${clock}`;
    }
    const changed = Date.parse(updatedAt ?? '');
    if (Number.isNaN(changed)) return '';
    if (now - changed < minuteMs) return t`Changed just now`;
    const span = durationText(languageOf(i18n), now - changed);
    return t`Last change ${span} ago`;
  };
};
