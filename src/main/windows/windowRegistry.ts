import type { BrowserWindow } from 'electron';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import { addressOf, describeWindows, type ManagedWindow } from './managedWindow.ts';

/** Each window is a process of its own. */
export const maxWindows = 12;

export type WindowRegistry = ReturnType<typeof createWindowRegistry>;

/** The open windows, the order of their use, and the listeners for both. */
export const createWindowRegistry = () => {
  const managed = new Map<number, ManagedWindow>();
  const listeners = new Set<() => void>();
  let uses = 0;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const isFull = (): boolean => managed.size >= maxWindows;
  /** In the order they were opened. */
  const all = (): ManagedWindow[] => [...managed.values()].filter(({ window }) => !window.isDestroyed());
  const usedLast = (...types: readonly SavedWindow['type'][]): ManagedWindow | null =>
    all()
      .filter(({ type, isClosing }) => types.includes(type) && !isClosing)
      .reduce<ManagedWindow | null>(
        (last, entry) => (last && last.lastUse > entry.lastUse ? last : entry),
        null,
      );
  const current = (): ManagedWindow | null => usedLast('main', 'record');

  return {
    all,
    isFull,
    current,
    /** The main window used last. At the window limit a record window substitutes for it. */
    currentMain: (): ManagedWindow | null => usedLast('main') ?? (isFull() ? usedLast('record') : null),
    get: (windowId: number): ManagedWindow | undefined => managed.get(windowId),
    size: (): number => managed.size,
    add: (window: BrowserWindow, path: string, type: SavedWindow['type']): ManagedWindow => {
      uses += 1;
      const entry: ManagedWindow = {
        window,
        type,
        address: addressOf(path, type),
        isClosing: false,
        isListening: false,
        waitingPath: null,
        waiting: [],
        lastUse: uses,
      };
      managed.set(window.id, entry);
      changed();
      return entry;
    },
    used: (entry: ManagedWindow): void => {
      uses += 1;
      entry.lastUse = uses;
      changed();
    },
    delete: (windowId: number): void => void managed.delete(windowId),
    list: {
      /** All windows, and the history state of the window used last. */
      read: () => describeWindows(all(), current()),
      /** Fires when any window opens, closes, gets the focus or a new title, or when its history changes. */
      onChanged: (listener: () => void): void => void listeners.add(listener),
      changed,
      idOf: (contentsId: number): number | null =>
        all().find(({ window }) => window.webContents.id === contentsId)?.window.id ?? null,
    },
  };
};
