import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** Notes of a user; the oldest are dropped. */
const maxNotes = 200;
/** Establishments remembered in this run: their names, and whether they took orders. */
const maxSeen = 20_000;
/** A timer sleeps with the computer, so it is checked again soon. */
const checkEveryMs = 30_000;
const weekMs = 7 * 86_400_000;
const raceMs = 10_000;

export interface EstablishmentRow extends Record<string, unknown> {
  id: string;
}

interface StopsOptions {
  settings: SettingsStore;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  /** Shows a notification of the system. */
  announce: (note: StopNote) => void;
  onChanged: (notes: StopNote[]) => void;
  now?: () => number;
}

const isSame = (one: StoppedPlace, other: StoppedPlace): boolean =>
  one.id === other.id && one.city === other.city && one.country === other.country;

/**
 * Stopped establishments of the user, with the time of the stop and of a reminder. In the settings, so that they
 * survive a restart. Switches nothing by itself.
 */
export const createStops = ({
  settings,
  owner,
  announce,
  onChanged,
  now = () => Date.now(),
}: StopsOptions) => {
  type Kept = ReturnType<typeof settings.get<'stops'>>[number];
  let timer: NodeJS.Timeout | undefined;
  const names = new Map<string, string>();
  const takingOrders = new Set<string>();

  const own = (): Kept[] => {
    const user = owner();
    return user === null ? [] : settings.get('stops').filter((stop) => stop.owner === user);
  };
  const isDue = ({ remindAt }: Kept): boolean => remindAt !== null && Date.parse(remindAt) <= now();
  const read = (): StopNote[] =>
    own().map((stop) => {
      const { owner: _owner, isAnnounced: _isAnnounced, ...note } = stop;
      return { ...note, isDue: isDue(stop) };
    });

  const write = (next: readonly Kept[]): void => {
    const user = owner();
    if (user === null) return;
    const others = settings.get('stops').filter((stop) => stop.owner !== user);
    settings.set({ stops: [...others, ...next.slice(-maxNotes)] });
    onChanged(read());
    check();
  };

  /** Announces the reminders whose time has come, each once, and waits for the next. */
  const check = (): void => {
    clearTimeout(timer);
    const due = own().filter((stop) => isDue(stop) && !stop.isAnnounced);
    if (due.length > 0) {
      for (const stop of read().filter((note) => due.some((one) => isSame(one, note)))) announce(stop);
      write(
        own().map((stop) => (due.some((one) => isSame(one, stop)) ? { ...stop, isAnnounced: true } : stop)),
      );
      return;
    }
    const next = own().flatMap(({ remindAt, isAnnounced }) =>
      remindAt === null || isAnnounced ? [] : Date.parse(remindAt) - now(),
    );
    if (next.length === 0) return;
    timer = setTimeout(check, Math.min(checkEveryMs, Math.max(0, ...[Math.min(...next)])));
    timer.unref();
  };

  const set = (place: StoppedPlace, changes: Partial<Kept>): void => {
    const user = owner();
    if (user === null) return;
    const known = own().find((stop) => isSame(stop, place));
    const made = {
      ...{ owner: user, name: names.get(place.id) ?? '', since: null, remindAt: null, isAnnounced: false },
      ...known,
      ...{ country: place.country, city: place.city, id: place.id },
    };
    write([...own().filter((stop) => !isSame(stop, place)), { ...made, ...changes }]);
  };
  const forget = (place: StoppedPlace): void => {
    const rest = own().filter((stop) => !isSame(stop, place));
    if (rest.length < own().length) write(rest);
  };

  return {
    read,
    /** Call after a write of this app has succeeded. */
    written: (place: StoppedPlace, isStopped: boolean): void => {
      if (isStopped) set(place, { since: new Date(now()).toISOString() });
      else forget(place);
      takingOrders.delete(place.id);
    },
    /** Notes changes of other users, as far as rows show them, and adds the known times. */
    seen: (place: StoppedPlace, row: EstablishmentRow): EstablishmentRow => {
      if (names.size > maxSeen) names.clear();
      if (takingOrders.size > maxSeen) takingOrders.clear();
      if (typeof row.name === 'string') names.set(row.id, row.name.slice(0, 300));
      if (row.isStopped === false) {
        const since = own().find((stop) => isSame(stop, place))?.since ?? '';
        // A read that began before the stop answers with the earlier state.
        if (now() - Date.parse(since) < raceMs) return row;
        takingOrders.add(row.id);
        forget(place);
      }
      if (row.isStopped === true && takingOrders.delete(row.id))
        set(place, {
          since: typeof row.updatedAt === 'string' ? row.updatedAt : new Date(now()).toISOString(),
        });
      const { stoppedSince: _since, remindAt: _remindAt, ...rest } = row;
      const note = row.isStopped === true ? own().find((stop) => isSame(stop, place)) : undefined;
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
      set(place, { remindAt: at, isAnnounced: false, ...(name === '' ? {} : { name }) });
      return true;
    },
    /** Call after login and logout. */
    userChanged: (): void => {
      takingOrders.clear();
      onChanged(read());
      check();
    },
  };
};
export type Stops = ReturnType<typeof createStops>;
