import type { Theme } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { themeFor } from '../../ui/theme.ts';
import { coverColours } from './useWeekStyles.ts';

/** Lightness of a grey colour, from 0 to 255. */
const lightness = (theme: Theme, token: string): number => {
  const value = String(theme[token as keyof Theme]);
  const [, red = ''] = /^#(\w\w)/.exec(value) ?? [];
  return Number.parseInt(red, 16);
};

it.each([
  ['light', false],
  ['dark', true],
] as const)(
  'an hour without data is a quiet grey next to the other colours in the %s theme',
  (_name, isDark) => {
    const theme = themeFor(isDark, false);
    const [, token = ''] = /^var\(--(\w+)\)$/.exec(coverColours.unknown) ?? [];
    const step = lightness(theme, token) - lightness(theme, 'colorNeutralBackground1');
    // Positive in both themes: darker than white, lighter than nearly black.
    expect(isDark ? step : -step).toBeGreaterThan(5);
  },
);
