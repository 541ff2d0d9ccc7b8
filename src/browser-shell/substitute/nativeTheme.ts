import { EventEmitter } from 'node:events';

type ThemeSource = Electron.NativeTheme['themeSource'];
type Offered = 'themeSource' | 'shouldUseDarkColors';

class NativeTheme extends EventEmitter implements Pick<Electron.NativeTheme, Offered> {
  #source: ThemeSource = 'system';
  #systemIsDark = false;

  get themeSource(): ThemeSource {
    return this.#source;
  }
  set themeSource(source: ThemeSource) {
    if (!['system', 'light', 'dark'].includes(source)) throw new TypeError(`"${source}" is no theme source`);
    const wasDark = this.shouldUseDarkColors;
    this.#source = source;
    if (wasDark !== this.shouldUseDarkColors) this.emit('updated');
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
