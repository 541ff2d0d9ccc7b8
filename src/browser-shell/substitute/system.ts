import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { conversionFailure, tooFewArguments } from './argumentErrors.ts';

let refusals = 0;

/** A test has the system refuse the next address: no program for it, or a person who says no. */
export const refuseNextOpen = (): void => {
  refusals += 1;
};

/** Never opens anything: what would have been opened is on record. */
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
  // Both want a whole path; what the system makes of it nobody is told but by the sentence that `openPath` gives.
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

/** Nothing of the person's own clipboard is touched: what would stand there is on record. */
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
  /** A page tells what its browser prefers. */
  reportSystem(isDark: boolean): void {
    if (isDark === this.#systemIsDark) return;
    this.#systemIsDark = isDark;
    this.emit('updated');
  }
}

export const nativeTheme = new NativeTheme();

/** What a system tells of its sleep; a test says when. Screens are locked and unlocked on Windows and macOS only. */
export const powerMonitor = new EventEmitter();
