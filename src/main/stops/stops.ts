import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import { createStopNotes, type StopNotesOptions } from './stopNotes.ts';

/** Establishments remembered in this run: their names, and whether they took orders. */
const maxSeen = 20_000;
const weekMs = 7 * 86_400_000;
const raceMs = 10_000;

export interface EstablishmentRow extends Record<string, unknown> {
  id: string;
}

interface StopsOptions extends Omit<StopNotesOptions, 'now'> {
  now?: () => number;
}

/**
 * Stopped establishments of the user, with the time of the stop and of a reminder. Switches nothing by itself.
 */
export const createStops = ({ now = () => Date.now(), ...options }: StopsOptions) => {
  const names = new Map<string, string>();
  const takingOrders = new Set<string>();
  const notes = createStopNotes({ ...options, now });
  const noteStop = (place: StoppedPlace, since = new Date(now()).toISOString()): void =>
    notes.set(place, names.get(place.id) ?? '', { since });

  return {
    read: notes.read,
    /** Call after a write of this app has succeeded. */
    written: (place: StoppedPlace, isStopped: boolean): void => {
      if (isStopped) noteStop(place);
      else notes.forget(place);
      takingOrders.delete(place.id);
    },
    /** Notes changes of other users, as far as rows show them, and adds the known times. */
    seen: (place: StoppedPlace, row: EstablishmentRow): EstablishmentRow => {
      if (names.size > maxSeen) names.clear();
      if (takingOrders.size > maxSeen) takingOrders.clear();
      if (typeof row.name === 'string') names.set(row.id, row.name.slice(0, 300));
      if (row.isStopped === false) {
        // A read that began before the stop answers with the earlier state.
        if (now() - Date.parse(notes.find(place)?.since ?? '') < raceMs) return row;
        takingOrders.add(row.id);
        notes.forget(place);
      }
      if (row.isStopped === true && takingOrders.delete(row.id))
        noteStop(place, typeof row.updatedAt === 'string' ? row.updatedAt : undefined);
      const { stoppedSince: _since, remindAt: _remindAt, ...rest } = row;
      const note = row.isStopped === true ? notes.find(place) : undefined;
      return {
        ...rest,
        id: row.id,
        ...(note?.since ? { stoppedSince: note.since } : {}),
        ...(note?.remindAt ? { remindAt: note.remindAt } : {}),
      };
    },
    /** False: the time is too far away. */
    remind: (place: StoppedPlace, name: string, at: string | null): boolean => {
      if (at !== null && Date.parse(at) > now() + weekMs) return false;
      const named = name === '' ? {} : { name };
      notes.set(place, names.get(place.id) ?? '', { remindAt: at, isAnnounced: false, ...named });
      return true;
    },
    /** Call after login and logout. */
    userChanged: (): void => {
      takingOrders.clear();
      notes.userChanged();
    },
  };
};
export type Stops = ReturnType<typeof createStops>;
