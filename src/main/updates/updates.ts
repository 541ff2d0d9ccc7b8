import type { AppUpdater } from 'electron-updater';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { UpdateState } from '#shared/ipc/shellRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { LoadedUpdater } from './loadUpdater.ts';

/** Leaves time for the windows to load. Later checks run a few times a day. */
const firstCheckMs = 30_000;
const betweenChecksMs = 6 * 60 * 60 * 1000;

export interface UpdateOptions {
  load: () => Promise<LoadedUpdater | null>;
  /** Whether the app may quit now, with nothing left to save or send. */
  mayInstall: () => Promise<Result<null>>;
  onNotInstalled: () => void;
  onChanged: (state: UpdateState) => void;
  log: Log;
}

/** Disables automatic download and installation, prereleases and downgrades. */
const makeStrict = (updater: AppUpdater, log: Log): void => {
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowPrerelease = false;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  updater.logger = {
    info: () => undefined,
    warn: (text) => log.info(`Update: ${text}`),
    error: (text) => log.error(`Update: ${text}`),
  };
};

const untrusted = /CHECKSUM|SIGNATURE|WEB_INSTALLER/;
/** Error codes of electron-updater; all others are network errors of Node. */
const ofLibrary = /^ERR_UPDATER_/;
const problemOf = (error: unknown): UpdateState['problem'] => {
  const code = String((error as { code?: unknown } | null)?.code);
  if (untrusted.test(code)) return 'untrusted';
  return ofLibrary.test(code) ? 'unreadable' : 'unreachable';
};

/** The state that windows see, and the updater, loaded at its first use. */
const createUpdater = ({ load, onNotInstalled, onChanged, log }: UpdateOptions) => {
  let state: UpdateState = { phase: 'off', version: null, percent: null, problem: null, checkedAt: null };
  let prepared: Promise<LoadedUpdater | null> | undefined;

  const become = (changes: Partial<UpdateState>): UpdateState => {
    state = { ...state, percent: null, problem: null, ...changes };
    onChanged(state);
    return state;
  };

  const prepare = async (): Promise<LoadedUpdater | null> => {
    const loaded = await load();
    if (!loaded) return null;
    const { updater } = loaded;
    makeStrict(updater, log);
    updater.on('download-progress', ({ percent }) => become({ phase: 'downloading', percent }));
    // Checks and downloads return their own errors. Later errors come from the installation: Squirrel on
    // macOS verifies the download then, and Windows starts the installer.
    updater.on('error', () => {
      if (state.phase !== 'ready') return;
      become({ phase: 'failed', problem: 'notInstalled' });
      onNotInstalled();
    });
    become({ phase: 'idle' });
    return loaded;
  };
  const getUpdater = (): Promise<LoadedUpdater | null> => {
    // The next call retries.
    prepared ??= prepare().catch((cause: unknown) => {
      log.error('Update: the updater could not be loaded', cause);
      prepared = undefined;
      return null;
    });
    return prepared;
  };
  return { current: (): UpdateState => state, become, getUpdater };
};

export const createUpdates = (options: UpdateOptions) => {
  const { current, become, getUpdater } = createUpdater(options);
  const { mayInstall, log } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fail = (error: unknown): UpdateState => become({ phase: 'failed', problem: problemOf(error) });
  const isBusy = (): boolean => ['checking', 'downloading', 'ready'].includes(current().phase);

  const check = async (): Promise<UpdateState> => {
    const loaded = await getUpdater();
    if (!loaded || isBusy()) return current();
    become({ phase: 'checking' });
    try {
      const found = await loaded.updater.checkForUpdates();
      if (found?.isUpdateAvailable && !loaded.isTrusted(found.updateInfo)) {
        log.error('Update: announced without the signature of its publisher');
        return become({ phase: 'failed', version: null, problem: 'untrusted' });
      }
      const version = found?.isUpdateAvailable ? found.updateInfo.version : null;
      const checkedAt = new Date().toISOString();
      return become({ phase: version === null ? 'idle' : 'available', version, checkedAt });
    } catch (error) {
      return fail(error);
    }
  };

  const download = async (): Promise<UpdateState> => {
    const loaded = await getUpdater();
    if (!loaded || isBusy() || current().version === null) return current();
    become({ phase: 'downloading', percent: 0 });
    try {
      await loaded.updater.downloadUpdate();
      return become({ phase: 'ready' });
    } catch (error) {
      return fail(error);
    }
  };

  const install = async (): Promise<Result<null>> => {
    const loaded = await getUpdater();
    if (!loaded || current().phase !== 'ready') return failure('NOT_FOUND');
    const allowed = await mayInstall();
    if (!allowed.ok) return allowed;
    // Silent on Windows: the installer's assistant would ask again for which users to install, and could
    // install a second copy. The second argument starts the new version. On other systems electron-updater
    // ignores both and always starts it.
    loaded.updater.quitAndInstall(process.platform === 'win32', true);
    return success(null);
  };

  const checkAgain = async (): Promise<void> => {
    await check();
    timer = setTimeout(() => void checkAgain(), betweenChecksMs);
    timer.unref();
  };

  return {
    read: async (): Promise<UpdateState> => {
      await getUpdater();
      return current();
    },
    check,
    download,
    install,
    start: (): void => {
      timer = setTimeout(() => void checkAgain(), firstCheckMs);
      timer.unref();
    },
    stop: (): void => clearTimeout(timer),
  };
};

export type Updates = ReturnType<typeof createUpdates>;
