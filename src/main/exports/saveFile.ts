import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { SavedFile } from '#shared/ipc/exportRoutes.ts';
import { type Failure, failure, type Result, success } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import type { Target } from './chooseTarget.ts';
import { diskProblem } from './diskProblem.ts';
import { rememberExportFolder, revealExportedFile } from './exportFolders.ts';
import { writeWholeFile } from './writeWholeFile.ts';

export interface FileSaverOptions {
  settings: SettingsStore;
  log: Log;
  /** Key of user and server. */
  owner: () => string;
  /** `null`: the user cancelled. `isPrivate`: warn that the file contains hidden data. */
  choose: (windowId: number, fileName: string, isPrivate: boolean) => Promise<Target | null>;
}

interface Wanted {
  fileName: string;
  isPrivate: boolean;
  content: () => Promise<Uint8Array | Failure>;
}

/** Saves small files that a window asks for, one dialog per window at a time. */
export const createFileSaver = ({ settings, log, owner, choose }: FileSaverOptions) => {
  const busy = new Set<number>();
  const last = new Map<number, { path: string; savedBy: string }>();

  const write = async (bytes: Uint8Array, { path, next }: Target): Promise<string> => {
    const folder = dirname(path);
    rememberExportFolder(settings, folder);
    if (next) await mkdir(folder, { recursive: true });
    return writeWholeFile({
      target: path,
      write: ({ take }) => Promise.resolve(take(bytes)),
      ...(next ? { nextTarget: next } : {}),
    });
  };

  const save = async (
    windowId: number,
    { fileName, isPrivate, content }: Wanted,
  ): Promise<Result<SavedFile | null>> => {
    const asker = owner();
    // Before asking for the path: the window may show something else while the dialog is open.
    const bytes = await content();
    if ('ok' in bytes) return bytes;
    // A long page takes seconds. Discard it if another user has logged in since.
    if (owner() !== asker) return success(null);
    const target = await choose(windowId, fileName, isPrivate);
    if (!target) return success(null);
    try {
      const path = await write(bytes, target);
      last.set(windowId, { path, savedBy: asker });
      return success({ fileName: basename(path), problem: null });
    } catch (cause) {
      log.error('A file was not saved', cause);
      return success({ fileName: basename(target.path), problem: diskProblem(cause) });
    }
  };

  return {
    /** Ignores a second request while the dialog of the same window is open. */
    save: async (windowId: number, wanted: Wanted): ReturnType<typeof save> => {
      if (busy.has(windowId)) return success(null);
      busy.add(windowId);
      try {
        return await save(windowId, wanted);
      } finally {
        busy.delete(windowId);
      }
    },
    reveal: (windowId: number): Result<null> => {
      const saved = last.get(windowId);
      if (saved?.savedBy !== owner() || !existsSync(saved.path)) return failure('FILE_GONE');
      revealExportedFile(saved.path);
      return success(null);
    },
  };
};

export type FileSaver = ReturnType<typeof createFileSaver>;
