import { describe, expect, it } from 'vitest';
import type { Bounds } from '../settings/settingsSchema.ts';
import { cascaded, minimumSize, sideBySide, usableBounds as usableOf } from './bounds.ts';

const display = { x: 0, y: 25, width: 1920, height: 1055 };
const second = { x: 1920, y: 0, width: 1280, height: 720 };

const usableBounds = (saved: Bounds, areas: readonly Bounds[]) => usableOf(saved, areas, minimumSize.main);

describe('a window opened from another one', () => {
  it('is offset from it, and moves to the corner of the display if it would leave it', () => {
    const first = cascaded({ x: 100, y: 60, width: 900, height: 700 }, display);
    expect(first).toEqual({ x: 128, y: 88, width: 1440, height: 900 });
    expect(cascaded({ ...first, x: 1900, y: 500 }, display)).toMatchObject({ x: 0, y: 25 });
    expect(cascaded({ ...first, x: -50, y: 100 }, display)).toMatchObject({ x: 0, y: 128 });
  });

  it('is small enough to show both on a small display, and never leaves it', () => {
    let bounds = { x: 1920, y: 0, width: 1280, height: 720 };
    const places = new Set<number>();
    for (let count = 0; count < 12; count += 1) {
      bounds = cascaded(bounds, second);
      places.add(bounds.x);
      expect(bounds.x + bounds.width).toBeLessThanOrEqual(second.x + second.width);
      expect(bounds.y + bounds.height).toBeLessThanOrEqual(second.y + second.height);
    }
    expect(places.size).toBeGreaterThan(2);
  });
});

describe('window bounds', () => {
  it('are restored if they are still visible', () => {
    const saved = { x: 100, y: 100, width: 1000, height: 700 };
    expect(usableBounds(saved, [display])).toEqual(saved);
  });

  it('are dropped if their display is gone or the title bar is out of reach', () => {
    expect(usableBounds({ x: 2000, y: 10, width: 900, height: 650 }, [display])).toBeNull();
    expect(usableBounds({ x: 2000, y: 10, width: 900, height: 650 }, [display, second])).not.toBeNull();
    expect(usableBounds({ x: 100, y: -300, width: 900, height: 650 }, [display])).toBeNull();
    expect(usableBounds({ x: 1880, y: 100, width: 900, height: 650 }, [display])).toBeNull();
  });

  it('belong to the display that shows most of the window', () => {
    const large = { x: 1920, y: 0, width: 2560, height: 1440 };
    const saved = { x: 1830, y: 30, width: 2300, height: 1300 };
    expect(usableBounds(saved, [display, large])).toEqual({ ...saved, x: 1920 });
  });

  it('may span displays that show all of it, else move to one display', () => {
    const across = { x: 1600, y: 30, width: 900, height: 650 };
    expect(usableBounds(across, [display, second])).toEqual(across);
    expect(usableBounds(across, [display])).toEqual({ ...across, x: 1020 });
    const half = { x: -7, y: 25, width: 974, height: 1062 };
    expect(usableBounds(half, [display])).toEqual(half);
    expect(usableBounds({ x: -400, y: 900, width: 900, height: 650 }, [display])).toEqual({
      ...{ x: 0, y: 430, width: 900, height: 650 },
    });
  });

  it('are reduced for a smaller display, down to the minimum size', () => {
    expect(usableBounds({ x: 1920, y: 0, width: 4000, height: 3000 }, [second])).toEqual({ ...second });
    expect(usableBounds({ x: 10, y: 30, width: 100, height: 100 }, [display])).toEqual({
      x: 10,
      y: 30,
      width: 640,
      height: 600,
    });
  });

  it('fill the display for two windows side by side', () => {
    const [left, right] = sideBySide({ x: 0, y: 0, width: 1601, height: 700 }, 800, 640);
    expect(left).toEqual({ x: 0, y: 0, width: 800, height: 700 });
    expect(right).toEqual({ x: 800, y: 0, width: 801, height: 700 });
  });

  it.each([
    [1920, 960, 960],
    [1440, 720, 720],
    [1366, 683, 683],
    [1280, 640, 640],
    [800, 640, 640],
  ])('fit two windows side by side on a display %i wide', (width, leftWidth, rightWidth) => {
    const area = { x: 1000, y: 25, width, height: 700 };
    const [left, right] = sideBySide(area, minimumSize.main.width, minimumSize.record.width);
    expect([left.width, right.width]).toEqual([leftWidth, rightWidth]);
    expect(left.x).toBe(area.x);
    expect(right.x + right.width).toBe(area.x + area.width);
    if (width >= 1280) expect(right.x).toBe(left.x + left.width);
  });
});
