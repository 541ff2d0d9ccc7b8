import type { Rectangle } from 'electron';
import { type ShellDisplay, screen } from './screen.ts';

interface Limits {
  minWidth?: number;
  minHeight?: number;
}

const centred = ({ workArea }: ShellDisplay, { width, height }: Rectangle): Rectangle => ({
  x: workArea.x + Math.round((workArea.width - width) / 2),
  y: workArea.y + Math.round((workArea.height - height) / 2),
  width,
  height,
});

export class WindowPlace {
  readonly #limits: Limits;
  #normal: Rectangle;
  #isMaximized = false;
  /** Requested state; the window manager follows later. */
  #isWantedMaximized = false;

  constructor(options: Partial<Rectangle> & Limits) {
    this.#limits = options;
    const { width = 800, height = 600, x, y } = options;
    const bounds = this.#allowed({ x: x ?? 0, y: y ?? 0, width, height });
    this.#normal = x === undefined || y === undefined ? centred(screen.getPrimaryDisplay(), bounds) : bounds;
  }
  get isMaximized(): boolean {
    return this.#isMaximized;
  }
  get normal(): Rectangle {
    return { ...this.#normal };
  }
  get bounds(): Rectangle {
    return this.#isMaximized ? { ...screen.getDisplayMatching(this.#normal).workArea } : this.normal;
  }
  /** Window managers ignore new bounds of a maximized window. */
  move(bounds: Partial<Rectangle>): void {
    if (!this.#isWantedMaximized) this.#normal = this.#allowed({ ...this.#normal, ...bounds });
  }
  wantMaximized(isWanted: boolean): void {
    this.#isWantedMaximized = isWanted;
  }
  settle(): boolean {
    const isChanged = this.#isMaximized !== this.#isWantedMaximized;
    this.#isMaximized = this.#isWantedMaximized;
    return isChanged;
  }
  #allowed({ x, y, width, height }: Rectangle): Rectangle {
    const { minWidth = 0, minHeight = 0 } = this.#limits;
    return { x, y, width: Math.max(width, minWidth), height: Math.max(height, minHeight) };
  }
}
