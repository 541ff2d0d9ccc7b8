import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { timeZoneIn } from '#shared/rules/countries.ts';
import { type ReminderName, reminderTimes } from '#shared/rules/stopReminders.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { request } from '../../ipc/bridge.ts';
import { ordersUnderWayOf } from '../../marketplace/ordersUnderWay.ts';
import { changeAtOnce } from '../../resource/form/changeAtOnce.ts';
import { choose } from '../../stores/overlays.ts';
import { showToast } from '../../stores/toasts.ts';
import { showError } from '../../ui/showError.ts';
import { createFormatters, languageOf } from '../../ui/useFormatters.ts';

const ordersHere = ordersUnderWayOf('establishmentId');

/**
 * Asks when to remind of a stopped establishment; stops it first if it takes orders. Main keeps the reminder; nothing
 * is resumed by itself.
 */
export const askReminder = async (row: Row, scope: RecordScope): Promise<boolean> => {
  const { country = '', city = '' } = scope;
  const timeZone = timeZoneIn(country);
  const { time } = createFormatters(languageOf(i18n), timeZone);
  const offered = reminderTimes(Date.now(), timeZone).map(({ name, at }) => {
    const instant = new Date(at).toISOString();
    return { name, instant, clock: time(instant) };
  });
  const words = (name: ReminderName, clock: string): string =>
    ({
      halfHour: t`In 30 minutes, ${clock}`,
      hour: t`In 1 hour, ${clock}`,
      twoHours: t`In 2 hours, ${clock}`,
      tonight: t`Tonight, ${clock}`,
    })[name];
  const place = String(row.name ?? '').slice(0, 300);
  const isStop = row.isStopped === false;
  const orders = isStop ? await ordersHere(row, { i18n, scope }) : null;
  const mayHaveNone = isStop || typeof row.remindAt === 'string';
  const chosen = await choose({
    title: isStop ? t`Stop ${place} and remind you to resume it?` : t`When to remind you to resume ${place}?`,
    text: [
      isStop
        ? t`It takes no orders from now on. The app reminds you and resumes nothing by itself.`
        : t`The app reminds you and resumes nothing by itself.`,
      orders ?? [],
    ]
      .flat()
      .join('\n\n'),
    choices: [
      ...offered.map(({ name, clock }) => words(name, clock)),
      ...(mayHaveNone ? [t`No reminder`] : []),
    ],
  });
  if (chosen === null) return false;
  const at = offered[chosen];
  if (isStop) {
    const values = { isStopped: true };
    const isDone = await changeAtOnce(
      'establishments',
      { name: place, row, scope, values },
      t`${place}: stopped`,
    );
    if (!isDone || !at) return isDone;
  }
  const answer = await request('stops.remind', {
    country,
    city,
    id: row.id,
    name: place,
    at: at?.instant ?? null,
  });
  if (!answer.ok) {
    showError(i18n, answer.error);
    return false;
  }
  const clock = at?.clock ?? '';
  showToast({ intent: 'success', text: at ? t`${place}: reminder at ${clock}` : t`${place}: no reminder` });
  return true;
};
