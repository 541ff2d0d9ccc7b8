import type { I18n } from '@lingui/core';
import { listPatterns, pagePatterns } from '#shared/domain/screenPatterns.ts';
import type { screens } from '../screens.ts';
import type { PaletteItem } from './paletteItem.ts';

/** The table of screens; given by the frame, which has it loaded already. */
export type ScreenTable = typeof screens;

interface Scope {
  country: string;
  city: string | null;
}

const patterns: Readonly<Record<string, string>> = { ...pagePatterns, ...listPatterns };

/** A screen's address here; null where it needs a city and there is none, or more than a scope says. */
export const placeOf = (pattern: string, { country, city }: Scope): string | null => {
  const filled = pattern.replace(':country', country).replace(':city', city ?? ':city');
  return filled.includes(':') ? null : filled;
};

/** Every screen that can be gone to from here. */
export const screenItems = (table: ScreenTable, scope: Scope, i18n: I18n): readonly PaletteItem[] =>
  Object.entries(table).flatMap(([name, { title }]) => {
    const path = placeOf(patterns[name] ?? ':', scope);
    return path === null ? [] : [{ id: `screen ${name}`, label: i18n._(title), path }];
  });
