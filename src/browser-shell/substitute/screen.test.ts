import { expect, it } from 'vitest';
import { displayMatching, parseDisplays } from './screen.ts';

it('arranges displays from left to right, and finds the one that shows most of a window', () => {
  const displays = parseDisplays('1920x1080,1280x720@1.5');
  expect(displays.map(({ bounds, scaleFactor }) => [bounds.x, bounds.width, scaleFactor])).toEqual([
    [0, 1920, 1],
    [1920, 1280, 1.5],
  ]);
  const at = (x: number, width: number) => displayMatching({ x, y: 0, width, height: 500 }, displays).id;
  expect([at(0, 800), at(1500, 800), at(1800, 800), at(9000, 800)]).toEqual([1, 1, 2, 1]);
  expect(() => parseDisplays('wide')).toThrow('--shell-displays does not understand wide');
});
