import { describe, expect, it } from 'vitest';
import { sideBySide, usableBounds } from './bounds.ts';

const display = { x: 0, y: 25, width: 1920, height: 1055 };
const second = { x: 1920, y: 0, width: 1280, height: 720 };

describe('window bounds', () => {
  it('are kept when they can still be seen', () => {
    const saved = { x: 100, y: 100, width: 1000, height: 700 };
    expect(usableBounds(saved, [display])).toEqual(saved);
  });

  it('are forgotten when their display is gone or the title bar is out of reach', () => {
    expect(usableBounds({ x: 2000, y: 10, width: 900, height: 650 }, [display])).toBeNull();
    expect(usableBounds({ x: 2000, y: 10, width: 900, height: 650 }, [display, second])).not.toBeNull();
    expect(usableBounds({ x: 100, y: -300, width: 900, height: 650 }, [display])).toBeNull();
    expect(usableBounds({ x: 1880, y: 100, width: 900, height: 650 }, [display])).toBeNull();
  });

  it('are cut to a smaller display, but never below the least size', () => {
    expect(usableBounds({ x: 1920, y: 0, width: 4000, height: 3000 }, [second])).toEqual({ ...second });
    expect(usableBounds({ x: 10, y: 30, width: 100, height: 100 }, [display])).toEqual({
      x: 10,
      y: 30,
      width: 800,
      height: 600,
    });
  });

  it('of two windows side by side fill the display', () => {
    const [left, right] = sideBySide({ x: 0, y: 0, width: 1281, height: 700 });
    expect(left).toEqual({ x: 0, y: 0, width: 640, height: 700 });
    expect(right).toEqual({ x: 640, y: 0, width: 641, height: 700 });
  });
});
