import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { conversionFailure, tooFewArguments } from './argumentErrors.ts';

let refusals = 0;

/** Simulates a refusal for the next address: no program for it, or refused by the user. */
export const refuseNextOpen = (): void => {
  refusals += 1;
};

/** Only records calls; never opens anything. */
export const shell: Pick<Electron.Shell, 'openExternal' | 'openPath' | 'showItemInFolder'> = {
  openExternal: async (url) => {
    if (url === undefined) throw tooFewArguments();
    if (typeof url !== 'string' || !URL.canParse(url)) throw new Error('Invalid URL');
    if (refusals > 0) {
      refusals -= 1;
      record('openExternalRefused', { url });
      throw new Error('Failed to open URL');
    }
    record('openExternal', { url });
  },
  // `openPath` and `showItemInFolder` require an absolute path. Only `openPath` reports a failure, as text.
  openPath: async (path) => {
    if (typeof path !== 'string') throw conversionFailure(path);
    record('openPath', { path });
    return existsSync(path) ? '' : 'Failed to open path';
  },
  showItemInFolder: (path) => {
    if (path === undefined) throw tooFewArguments();
    if (typeof path !== 'string') throw conversionFailure(path);
    record('showItemInFolder', { path });
  },
};

/** Only records calls; the user's clipboard stays untouched. */
export const clipboard: Pick<Electron.Clipboard, 'writeText'> = {
  writeText: async (text) => {
    if (!app.isReady()) throw new Error('The clipboard is there after ready only');
    if (typeof text !== 'string') throw conversionFailure(text);
    record('clipboard', { text });
  },
};

type ThemeSource = Electron.NativeTheme['themeSource'];
type Offered = 'themeSource' | 'shouldUseDarkColors';

class NativeTheme extends EventEmitter implements Pick<Electron.NativeTheme, Offered> {
  #source: ThemeSource = 'system';
  #systemIsDark = false;

  get themeSource(): ThemeSource {
    return this.#source;
  }
  set themeSource(source: ThemeSource) {
    if (!['system', 'light', 'dark'].includes(source)) throw conversionFailure(source);
    const wasDark = this.shouldUseDarkColors;
    this.#source = source;
    if (wasDark !== this.shouldUseDarkColors) setImmediate(() => this.emit('updated'));
  }
  get shouldUseDarkColors(): boolean {
    return this.#source === 'system' ? this.#systemIsDark : this.#source === 'dark';
  }
  reportSystem(isDark: boolean): void {
    if (isDark === this.#systemIsDark) return;
    this.#systemIsDark = isDark;
    this.emit('updated');
  }
}

export const nativeTheme = new NativeTheme();

/** Sleep events, triggered by tests. Locking and unlocking exist on Windows and macOS only. */
export const powerMonitor = new EventEmitter();
