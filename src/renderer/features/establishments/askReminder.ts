import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { countries, isCountryId } from '#shared/rules/countries.ts';
import { type ReminderName, reminderTimes } from '#shared/rules/stopReminders.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { request } from '../../ipc/bridge.ts';
import { choose } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { showError } from '../../ui/showError.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';

/** Asks when to remind of a stopped establishment. Main keeps the reminder; nothing is switched by itself. */
export const askReminder = async (row: Row, { country = '', city = '' }: RecordScope): Promise<void> => {
  const { timeZone } = countries[isCountryId(country) ? country : 'es'];
  const { time } = createFormatters(languageOf(i18n), timeZone);
  const offered = reminderTimes(Date.now(), timeZone).map(({ name, at }) => {
    const instant = new Date(at).toISOString();
    return { name, instant, clock: time(instant) };
  });
  const words = (name: ReminderName, clock: string): string => {
    if (name === 'halfHour') return t`In 30 minutes, ${clock}`;
    return name === 'twoHours' ? t`In 2 hours, ${clock}` : t`Tonight, ${clock}`;
  };
  const place = String(row.name ?? '').slice(0, 300);
  const hasReminder = typeof row.remindAt === 'string';
  const chosen = await choose({
    title: t`When to remind you to resume ${place}?`,
    text: t`The app reminds you and resumes nothing by itself.`,
    choices: [
      ...offered.map(({ name, clock }) => words(name, clock)),
      ...(hasReminder ? [t`No reminder`] : []),
    ],
  });
  if (chosen === null) return;
  const at = offered[chosen];
  const answer = await request('stops.remind', {
    country,
    city,
    id: row.id,
    name: place,
    at: at?.instant ?? null,
  });
  if (!answer.ok) return showError(i18n, answer.error);
  const clock = at?.clock ?? '';
  showToast({ intent: 'success', text: at ? t`${place}: reminder at ${clock}` : t`${place}: no reminder` });
};
