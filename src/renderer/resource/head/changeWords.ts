import { useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../ui/useFormatters.ts';

const minuteMs = 60_000;
const units = new Map<string, Intl.NumberFormat>();

const unitText = (language: string, value: number, unit: 'minute' | 'hour' | 'day'): string => {
  const key = `${language} ${unit}`;
  const format =
    units.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  units.set(key, format);
  return format.format(value);
};

/** `8 min`, `1 hr 5 min`, `3 days`: as fine as matters. */
export const durationText = (language: string, ms: number): string => {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 60) return unitText(language, minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return unitText(language, Math.floor(hours / 24), 'day');
  const rest = minutes % 60;
  return [unitText(language, hours, 'hour'), rest > 0 ? unitText(language, rest, 'minute') : []]
    .flat()
    .join(' ');
};

/** Since when a record was seen where it is; else when it was changed last, because servers tell nothing else. */
export const useChangeWords = (): ((
  updatedAt: string | undefined,
  since: number | null,
  now: number,
) => string) => {
  const { t } = useLingui();
  const { language, time } = useFormatters();
  return (updatedAt, since, now) => {
    if (since !== null) {
      const clock = time(new Date(since).toISOString());
      return t`Seen here since ${clock}`;
    }
    const changed = Date.parse(updatedAt ?? '');
    if (Number.isNaN(changed)) return '';
    if (now - changed < minuteMs) return t`Changed just now`;
    const span = durationText(language, now - changed);
    return t`Last change ${span} ago`;
  };
};
