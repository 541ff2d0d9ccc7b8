import { EventEmitter } from 'node:events';

type ThemeSource = 'system' | 'light' | 'dark';

class NativeTheme extends EventEmitter {
  #source: ThemeSource = 'system';
  #systemIsDark = false;

  get themeSource(): ThemeSource {
    return this.#source;
  }
  set themeSource(source: ThemeSource) {
    this.#source = source;
    this.emit('updated');
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
