import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { type AppError, failure, type Result } from '#shared/ipc/result.ts';
import { isCountryId, timeZoneIn } from '#shared/rules/countries.ts';
import { batchesOf, isChangedSince, rebased, reverseOf, type SlotChange } from '#shared/rules/slotChanges.ts';
import { queryClient } from '../../data/queryClient.ts';
import { isUncertain } from '../../data/saveRecord.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';
import { noteUser } from '../../stores/session.ts';
import { dismissToast, replaceToast, showToast } from '../../stores/toasts.ts';
import { offerRedo, offerUndo, pathNow } from '../../stores/undo.ts';
import { errorText } from '../../ui/errorText.ts';
import { citiesOf, cityName } from '../scopeNames.ts';
import { joinedChanges, sharedValuesText, slotsText } from './slotSummary.ts';
import { type CityScope, readSlotWeek, slotWeekOptions, zonesOptions } from './slotWeekOptions.ts';

export interface WeekOfZone {
  scope: CityScope;
  zone: string;
  monday: string;
}

export interface SendOutcome {
  done: SlotChange[];
  /** Rejected and unanswered changes, one entry per batch. */
  failures: SlotFailure[];
}

interface SlotFailure {
  changes: readonly SlotChange[];
  error: AppError;
  /** The changes were sent, and the answer does not tell whether they were saved. */
  mayBeSaved?: boolean;
  /** Set if several zones were saved. */
  zoneName?: string | undefined;
}

export interface SendOptions {
  /** Overwrites concurrent edits of the same fields: in a bulk edit, the user does not review each slot. */
  replaces?: boolean;
  /** Sends no further week after a failure. */
  stopsAtFailure?: boolean;
  /** Result of the save, from the text with the number of saved slots. */
  resultText?: (updated: string) => string;
  /** Runs instead of restoring the previous values of the saved slots. */
  undo?: (doneWeeks: readonly WeekChanges[]) => Promise<void>;
  /** Names the changes in the question before a late Undo. Default: slots and new values. */
  what?: () => string;
}

const changedMeanwhile = failure('CHANGED_MEANWHILE').error;
const sessionEnded = failure('SESSION_ENDED');

/** After a network failure or an expired session, every further batch would fail as well. */
const isTheEnd = ({ status }: AppError): boolean => status === 0 || status === 401;

const sendBatch = ({ country, city }: CityScope, batch: readonly SlotChange[]): Promise<Result<unknown>> => {
  const slot = batch[0]?.values ?? {};
  const [id = '', ...others] = batch.map((change) => change.slot.id);
  return others.length === 0
    ? call('timeSlots.update', { country, city, id }, { body: slot })
    : call('timeSlots.updateBatch', { country, city }, { body: { slot, ids: [id, ...others] } });
};

/** Rebases the changes onto the server's current slots, which also replace the cached ones. */
const asTheyAreNow = async (
  { scope, zone, monday }: WeekOfZone,
  changes: readonly SlotChange[],
): Promise<Result<SlotChange[]>> => {
  const answer = await readSlotWeek(scope, zone, monday, { fresh: true });
  if (!answer.ok) return answer;
  queryClient.setQueryData(slotWeekOptions(scope, zone, monday).queryKey, answer.data);
  const now = new Map(answer.data.map((slot) => [slot.id, slot]));
  return {
    ok: true,
    data: changes.map((change) => rebased(change, now.get(change.slot.id))),
  };
};

/**
 * Sends one batch per distinct set of values; a rejected batch does not stop the others. Refetches the slots
 * first, to detect concurrent edits and to restore the latest values on Undo.
 */
const sendSlotChanges = async (
  weekOfZone: WeekOfZone,
  changes: readonly SlotChange[],
  { replaces = false }: SendOptions = {},
): Promise<SendOutcome> => {
  const isSameUser = noteUser();
  const current = await asTheyAreNow(weekOfZone, changes);
  if (!current.ok) return { done: [], failures: [{ changes: [...changes], error: current.error }] };
  const isOvertaken = current.data.map(
    ({ slot }, index) => !replaces && isChangedSince(changes[index] as SlotChange, slot),
  );
  const overtaken = current.data.filter((_change, index) => isOvertaken[index]);
  const outcome: SendOutcome = {
    done: [],
    failures: overtaken.length > 0 ? [{ changes: overtaken, error: changedMeanwhile }] : [],
  };
  const batches = batchesOf(current.data.filter((_change, index) => !isOvertaken[index]));
  for (const [index, batch] of batches.entries()) {
    const result = isSameUser() ? await sendBatch(weekOfZone.scope, batch) : sessionEnded;
    if (result.ok) {
      outcome.done.push(...batch);
      continue;
    }
    const { error } = result;
    const mayBeSaved = isUncertain(error);
    outcome.failures.push({ changes: batch, error, mayBeSaved });
    // Main notifies only of writes that succeeded.
    if (mayBeSaved) void readAgain({ entity: 'timeSlots', scope: weekOfZone.scope, ids: [] });
    if (!isTheEnd(error)) continue;
    const unsent = batches.slice(index + 1).flat();
    if (unsent.length > 0) outcome.failures.push({ changes: unsent, error });
    break;
  }
  return outcome;
};

export interface NamedWeekOfZone extends WeekOfZone {
  /** Names by slot id. */
  names: ReadonlyMap<string, string>;
}

export const namesOfChanges = (changes: readonly SlotChange[], names: NamedWeekOfZone['names']): string[] =>
  changes
    .toSorted((a, b) => Date.parse(a.slot.startTime) - Date.parse(b.slot.startTime))
    .map(({ slot }) => names.get(slot.id) ?? slot.id);

export interface WeekChanges extends NamedWeekOfZone {
  changes: readonly SlotChange[];
  /** Set if several zones are saved, so that messages can name the zone. */
  zoneName?: string | undefined;
}

interface SentWeeks extends SendOutcome {
  /** Saved changes per week, needed for Undo. */
  doneWeeks: WeekChanges[];
}

/**
 * Saves the weeks in sequence. A zone that fails does not stop the others, unless they would fail for the
 * same reason.
 */
const sendWeeks = async (
  weeks: readonly WeekChanges[],
  options: SendOptions & { onWeek?: (index: number) => void } = {},
): Promise<SentWeeks> => {
  const sent: SentWeeks = { done: [], failures: [], doneWeeks: [] };
  const isSameUser = noteUser();
  let end: AppError | undefined;
  for (const [index, week] of weeks.entries()) {
    const { changes, zoneName } = week;
    options.onWeek?.(index);
    if (!isSameUser()) end ??= sessionEnded.error;
    const { done, failures }: SendOutcome = end
      ? { done: [], failures: [{ changes, error: end }] }
      : await sendSlotChanges(week, changes, options);
    end ??= failures.find(({ error }) => options.stopsAtFailure === true || isTheEnd(error))?.error;
    sent.done.push(...done);
    sent.failures.push(...failures.map((failed) => ({ ...failed, zoneName })));
    if (done.length > 0) sent.doneWeeks.push({ ...week, changes: done });
  }
  return sent;
};

/** Place of a change, as far as the window has read the names: the city if there are several. */
const placesOf = (weeks: readonly WeekChanges[]): string[] => {
  const [{ scope: { country = '', city = '' } = {} } = {}] = weeks;
  const cities = isCountryId(country) ? (queryClient.getQueryData(citiesOf(country).queryKey) ?? []) : [];
  const ofCity = cities.length > 1 ? cities.find(({ id }) => id === city) : undefined;
  const zones = weeks.map(
    ({ scope, zone }) =>
      queryClient.getQueryData(zonesOptions(scope).queryKey)?.find(({ id }) => id === zone)?.name ?? '',
  );
  return [
    ofCity && isCountryId(country) ? cityName(i18n.locale, country, ofCity) : '',
    ...zones.toSorted((one, other) => one.localeCompare(other)),
  ];
};

/** Words about changes of slots, in the language of the moment. */
interface ChangeWords {
  /** Slots and new values. */
  what: () => string;
  /** Message after their Undo. */
  restored: () => string;
}

const wordsOf = (weeks: readonly WeekChanges[]): ChangeWords => {
  const path = pathNow();
  const places = placesOf(weeks);
  const changes = joinedChanges(weeks.flatMap((week) => week.changes));
  const starts = changes.map(({ slot }) => slot.startTime);
  const timeZone = timeZoneIn(weeks[0]?.scope.country ?? '');
  const slots = (count: number): string => slotsText({ places, starts, timeZone, count }, i18n);
  return {
    what: () => [slots(changes.length), sharedValuesText(changes, i18n)].filter(Boolean).join(': '),
    restored: () => {
      // The page of the change shows them.
      if (pathNow() === path) return t`Slots restored`;
      const text = slots(1);
      return t`Slots restored: ${text}`;
    },
  };
};

const updatedText = (count: number): string =>
  t`${plural(count, { one: '# slot updated', other: '# slots updated' })}`;

/** Direction of a step back, and its message if it is an Undo. */
interface StepBack {
  isRedo?: boolean;
  text?: (() => string) | undefined;
  /** Words about the first change. */
  words?: ChangeWords;
}

/** The latest first: a slot may have changed twice. */
export const reversedWeeks = (weeks: readonly WeekChanges[]): WeekChanges[] =>
  weeks.toReversed().map((week) => ({ ...week, changes: week.changes.map(reverseOf) }));

export const showUndoProblem = (error: AppError, { isRedo = false, left = '' } = {}): void => {
  const problem = [errorText(i18n, error), left && `(${left})`].filter(Boolean).join(' ');
  showToast({
    intent: 'error',
    text: isRedo ? t`Could not redo: ${problem}` : t`Could not undo: ${problem}`,
    requestId: error.requestId,
    durationMs: null,
  });
};

/** Sends the changes of an Undo or Redo, and offers the way back. */
export const sendBack = async (
  weeks: readonly WeekChanges[],
  { isRedo = false, text: restored, words: known }: StepBack = {},
): Promise<void> => {
  const isSameUser = noteUser();
  const { done, failures, doneWeeks } = await sendWeeks(weeks);
  if (!isSameUser()) return;
  const [failure] = failures;
  if (!failure) {
    const words = known ?? wordsOf(reversedWeeks(doneWeeks));
    const reverse = () => takeBack(doneWeeks, { isRedo: !isRedo, text: restored, words });
    if (isRedo) offerUndo(updatedText(done.length), reverse, 'success', undefined, words);
    else offerRedo(restored?.() ?? words.restored(), reverse, words);
    return;
  }
  const names = new Map(weeks.flatMap((week) => [...week.names]));
  const left = failures
    .map(({ changes, zoneName }) =>
      [zoneName, namesOfChanges(changes, names).join('; ')].filter(Boolean).join(': '),
    )
    .join('; ');
  showUndoProblem(failure.error, { isRedo, left });
};

/** Restores the values before changes, or before their Undo. */
const takeBack = (weeks: readonly WeekChanges[], step?: StepBack): Promise<void> =>
  sendBack(reversedWeeks(weeks), step);

/**
 * Saves changes of one or several zones, shows the progress in a toast and offers a single Undo for all of
 * them.
 */
export const saveWeeks = async (
  weeks: readonly WeekChanges[],
  options?: SendOptions,
): Promise<SendOutcome> => {
  const isSameUser = noteUser();
  const toastId = showToast({ intent: 'loading', text: t`Saving…` });
  const { length } = weeks;
  const onWeek = (index: number): void => {
    const [position, name] = [index + 1, weeks[index]?.zoneName ?? ''];
    if (length < 2) return;
    const text =
      name === '' ? t`Saving ${position} of ${length}` : t`Saving ${position} of ${length}: ${name}`;
    replaceToast(toastId, { intent: 'loading', text });
  };
  const { doneWeeks, ...outcome } = await sendWeeks(weeks, { ...options, onWeek });
  dismissToast(toastId);
  if (doneWeeks.length > 0 && isSameUser()) {
    const words = { ...wordsOf(doneWeeks), ...(options?.what ? { what: options.what } : {}) };
    const updated = updatedText(outcome.done.length);
    const undo = () => options?.undo?.(doneWeeks) ?? takeBack(doneWeeks, { words });
    offerUndo(options?.resultText?.(updated) ?? updated, undo, 'success', undefined, words);
  }
  return outcome;
};
