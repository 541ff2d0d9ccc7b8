import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import type { Settings } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

/** Notes of a user; the oldest are dropped. */
const maxNotes = 200;
/** A timer sleeps with the computer, so it is checked again soon. */
const checkEveryMs = 30_000;

export interface StopNotesOptions {
  settings: SettingsStore;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  /** Shows a notification of the system. */
  announce: (note: StopNote) => void;
  onChanged: (notes: StopNote[]) => void;
  now: () => number;
}

type Kept = Settings['stops'][number];

const isSame = (one: StoppedPlace, other: StoppedPlace): boolean =>
  one.id === other.id && one.city === other.city && one.country === other.country;

/** Notes of the user in the settings, so that they survive a restart, and the timer of their reminders. */
export const createStopNotes = ({ settings, owner, announce, onChanged, now }: StopNotesOptions) => {
  let timer: NodeJS.Timeout | undefined;

  const own = (): Kept[] => {
    const user = owner();
    return user === null ? [] : settings.get('stops').filter((stop) => stop.owner === user);
  };
  const find = (place: StoppedPlace): Kept | undefined => own().find((stop) => isSame(stop, place));
  const isDue = ({ remindAt }: Kept): boolean => remindAt !== null && Date.parse(remindAt) <= now();
  const noteOf = (stop: Kept): StopNote => {
    const { owner: _owner, isAnnounced: _isAnnounced, ...note } = stop;
    return { ...note, isDue: isDue(stop) };
  };
  const read = (): StopNote[] => own().map(noteOf);

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
    const waiting = own().filter(({ remindAt, isAnnounced }) => remindAt !== null && !isAnnounced);
    const due = waiting.filter(isDue);
    for (const stop of due) announce(noteOf(stop));
    if (due.length > 0) {
      const isAnnounced = (stop: Kept): boolean =>
        stop.isAnnounced || due.some((announced) => isSame(announced, stop));
      write(own().map((stop) => ({ ...stop, isAnnounced: isAnnounced(stop) })));
      return;
    }
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ remindAt }) => Date.parse(remindAt ?? '') - now()));
    timer = setTimeout(check, Math.min(checkEveryMs, Math.max(0, next)));
    timer.unref();
  };

  return {
    read,
    find,
    /** `name`: where the note has none yet. */
    set: (place: StoppedPlace, name: string, changes: Partial<Kept>): void => {
      const { country, city, id } = place;
      const made = {
        ...{ owner: owner() ?? '', name, since: null, remindAt: null, isAnnounced: false },
        ...find(place),
        ...{ country, city, id, ...changes },
      };
      write([...own().filter((stop) => !isSame(stop, place)), made]);
    },
    forget: (place: StoppedPlace): void => {
      const rest = own().filter((stop) => !isSame(stop, place));
      if (rest.length < own().length) write(rest);
    },
    /** Call after login and logout. */
    userChanged: (): void => {
      onChanged(read());
      check();
    },
  };
};
