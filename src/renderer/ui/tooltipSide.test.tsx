import { afterEach, expect, test } from 'vitest';
import { tooltipSide } from './tooltipSide.ts';

const buttonAt = (left: number, top: number, width = 32, height = 32): HTMLButtonElement => {
  const button = document.createElement('button');
  button.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  document.body.append(button);
  return button;
};

afterEach(() => document.body.replaceChildren());

test('a tooltip is below its button unless it would cover another control there', () => {
  const button = buttonAt(400, 200);
  expect(tooltipSide(button, 'Export')).toBe('below');
  buttonAt(380, 240, 80);
  expect(tooltipSide(button, 'Export')).toBe('above');
  buttonAt(380, 160, 80);
  expect(tooltipSide(button, 'Export')).toBe('after');
  buttonAt(440, 200);
  expect(tooltipSide(button, 'Export')).toBe('before');
});

test('a tooltip at the edge of the window stays inside, and a crowded place takes the side that covers least', () => {
  const button = buttonAt(4, window.innerHeight - 36);
  expect(tooltipSide(button, 'Export')).toBe('above');
  buttonAt(0, window.innerHeight - 76, 20);
  buttonAt(40, window.innerHeight - 36, 400);
  expect(tooltipSide(button, 'Export')).toBe('above');
});
