import { mergeOrder } from '#shared/rules/mergeVersions.ts';
import type { Field } from '../fields/fieldType.ts';

type Density = 'comfortable' | 'compact';

export interface ColumnSettings {
  order: readonly string[];
  shown: readonly string[];
  /** Columns that the user switched on, shown even in a narrow list. */
  chosen: readonly string[];
  pinned: readonly string[];
  widths: Readonly<Record<string, number>>;
  /** `null`: the setting of all lists. */
  density: Density | null;
}

/** Increase when the shape changes, and teach `parseColumnSettings` the old version. */
const version = 3;
export const minColumnWidth = 56;
export const maxColumnWidth = 800;

/** Declared columns first, then all other fields, hidden. */
export const defaultColumnSettings = (
  all: readonly string[],
  shown: readonly string[],
  pinned: readonly string[],
): ColumnSettings => ({
  order: [...shown, ...all.filter((name) => !shown.includes(name))],
  shown,
  chosen: [],
  pinned,
  widths: {},
  density: null,
});

const namesIn = (value: unknown, known: readonly string[]): string[] =>
  Array.isArray(value) ? [...new Set(value)].filter((name) => known.includes(name)) : [];

const widthsIn = (value: unknown, known: readonly string[]): Record<string, number> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([name, width]) => known.includes(name) && Number.isFinite(width))
          .map(([name, width]) => [name, clampWidth(Number(width))]),
      )
    : {};

const clampWidth = (width: number): number =>
  Math.round(Math.min(maxColumnWidth, Math.max(minColumnWidth, width)));

const densityIn = (saved: unknown): Density | null =>
  saved === 'compact' || saved === 'comfortable' ? saved : null;

const parseJson = (text: string | null): Record<string, unknown> | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** Unknown columns are dropped, new ones added, and text of another version yields the defaults. */
export const parseColumnSettings = (text: string | null, defaults: ColumnSettings): ColumnSettings => {
  const saved = parseJson(text);
  if (saved?.version !== version) return defaults;
  const known = defaults.order;
  const savedOrder = namesIn(saved.order, known);
  const added = defaults.shown.filter((name) => !savedOrder.includes(name));
  const all = [...namesIn(saved.shown, known), ...added];
  return {
    // Columns of a newer app version are inserted at their default position.
    order: mergeOrder({ start: [], mine: known, theirs: savedOrder }).keys,
    shown: all.length > 0 ? all : defaults.shown,
    chosen: namesIn(saved.chosen, known),
    pinned: namesIn(saved.pinned, known),
    widths: widthsIn(saved.widths, known),
    density: densityIn(saved.density),
  };
};

export const formatColumnSettings = (settings: ColumnSettings): string =>
  JSON.stringify({ version, ...settings });

const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The last visible column cannot be hidden. */
export const toggleShown = (settings: ColumnSettings, name: string): ColumnSettings => {
  const shown = toggled(settings.shown, name);
  return shown.length === 0 ? settings : { ...settings, shown };
};

export const togglePinned = (settings: ColumnSettings, name: string): ColumnSettings => ({
  ...settings,
  pinned: toggled(settings.pinned, name),
});

export const moveColumn = (settings: ColumnSettings, name: string, to: number): ColumnSettings => {
  const order = settings.order.filter((other) => other !== name);
  order.splice(Math.max(0, Math.min(to, order.length)), 0, name);
  return { ...settings, order };
};

/**
 * Moves a column next to another and adopts that column's pinned state, so that it stays at the drop
 * position.
 */
export const moveColumnNextTo = (
  settings: ColumnSettings,
  name: string,
  target: string,
  side: 'before' | 'after',
): ColumnSettings => {
  const others = settings.order.filter((other) => other !== name);
  const moved = moveColumn(settings, name, others.indexOf(target) + (side === 'after' ? 1 : 0));
  const isPinned = settings.pinned.includes(name);
  return settings.pinned.includes(target) === isPinned ? moved : togglePinned(moved, name);
};

export const resizeColumn = (settings: ColumnSettings, name: string, width: number): ColumnSettings => ({
  ...settings,
  widths: { ...settings.widths, [name]: clampWidth(width) },
});

/** Hides columns that need a wider list, except those the user chose. */
export const fittingColumns = (
  settings: ColumnSettings,
  fromWidth: (name: string) => number,
  width: number,
): ColumnSettings => {
  const fits = (name: string): boolean => settings.chosen.includes(name) || fromWidth(name) <= width;
  return settings.shown.every(fits) ? settings : { ...settings, shown: settings.shown.filter(fits) };
};

/** Shows further columns for the moment, after the pinned ones, where they are in view. */
export const withColumns = (settings: ColumnSettings, names: readonly string[]): ColumnSettings => {
  const added = names.filter((name) => settings.order.includes(name) && !settings.shown.includes(name));
  if (added.length === 0) return settings;
  const others = settings.order.filter((name) => !added.includes(name));
  const place = others.findLastIndex((name) => settings.pinned.includes(name)) + 1;
  return {
    ...settings,
    shown: [...settings.shown, ...added],
    order: [...others.slice(0, place), ...added, ...others.slice(place)],
  };
};

/** Takes the columns of `withColumns` back, before the settings are persisted. */
export const withoutColumns = (settings: ColumnSettings, names: readonly string[]): ColumnSettings => {
  if (names.length === 0) return settings;
  const isOther = (name: string): boolean => !names.includes(name);
  return {
    ...settings,
    shown: settings.shown.filter(isOther),
    order: [...settings.order.filter(isOther), ...names],
  };
};

/**
 * Merges an edit of `fitting` into the full settings: hidden columns stay, newly shown ones count as chosen
 * by the user.
 */
export const keepChosen = (
  settings: ColumnSettings,
  fitting: ColumnSettings,
  next: ColumnSettings,
): ColumnSettings => {
  const noRoom = settings.shown.filter((name) => !fitting.shown.includes(name));
  const shown = [...next.shown, ...noRoom.filter((name) => !next.shown.includes(name))];
  const switchedOn = next.shown.filter((name) => !fitting.shown.includes(name));
  const chosen = [...new Set([...settings.chosen, ...switchedOn])];
  return { ...next, shown, chosen: chosen.filter((name) => next.shown.includes(name)) };
};

/** Visible columns from left to right, pinned ones first. */
export const visibleColumns = ({ order, shown, pinned }: ColumnSettings): string[] => {
  const visible = order.filter((name) => shown.includes(name));
  return [
    ...visible.filter((name) => pinned.includes(name)),
    ...visible.filter((name) => !pinned.includes(name)),
  ];
};

/** Fields that can be columns or appear in the peek. */
export const columnNames = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.column !== false);
