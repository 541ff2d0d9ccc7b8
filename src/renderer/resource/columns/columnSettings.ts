import type { Field } from '../kinds/kind.ts';

type Density = 'comfortable' | 'compact';

export interface ColumnSettings {
  /** Every column's name, in order. */
  order: readonly string[];
  shown: readonly string[];
  /** Those that a person asked for, also where the list has little room. */
  chosen: readonly string[];
  pinned: readonly string[];
  /** Pixels, for columns that a person made wider or narrower. */
  widths: Readonly<Record<string, number>>;
  /** null: as all lists have it. */
  density: Density | null;
}

/** Raise it when the shape changes, and teach `parseColumnSettings` to read the old one. */
const version = 3;
export const minColumnWidth = 56;
export const maxColumnWidth = 800;

/** The entity's columns first, as declared; all its other fields after them, hidden. */
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

const densityIn = (saved: unknown, savedVersion: number): Density | null => {
  if (saved === 'compact') return 'compact';
  return saved === 'comfortable' && savedVersion > 2 ? 'comfortable' : null;
};

const parseJson = (text: string | null): Record<string, unknown> | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** Columns that came with a newer version of the app stand where the defaults have them. */
const mergeOrder = (saved: readonly string[], defaults: readonly string[]): string[] => {
  const order = [...saved];
  for (const [index, name] of defaults.entries()) {
    if (order.includes(name)) continue;
    const before = defaults.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
};

/**
 * Reads what was saved. Version 1 kept `hidden` in place of `shown`, and up to version 2 every list had a height of its
 * own; unknown columns are dropped, new ones join with their defaults, and what cannot be read at all gives the defaults.
 */
export const parseColumnSettings = (text: string | null, defaults: ColumnSettings): ColumnSettings => {
  const saved = parseJson(text);
  const savedVersion = saved?.version;
  if (!saved || typeof savedVersion !== 'number' || savedVersion > version) return defaults;
  const known = defaults.order;
  const savedOrder = namesIn(saved.order, known);
  const added = defaults.shown.filter((name) => !savedOrder.includes(name));
  const shown =
    savedVersion === 1
      ? savedOrder.filter((name) => !namesIn(saved.hidden, known).includes(name))
      : namesIn(saved.shown, known);
  const all = [...shown, ...added];
  return {
    order: mergeOrder(savedOrder, known),
    shown: all.length > 0 ? all : defaults.shown,
    chosen: namesIn(saved.chosen, known),
    pinned: namesIn(saved.pinned, known),
    widths: widthsIn(saved.widths, known),
    density: densityIn(saved.density, savedVersion),
  };
};

export const formatColumnSettings = (settings: ColumnSettings): string =>
  JSON.stringify({ version, ...settings });

const toggled = (names: readonly string[], name: string): string[] =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The last column cannot be hidden: an empty table helps nobody. */
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

/** A column that is moved among the pinned ones is pinned too, and the other way round: it stays where it was put. */
export const moveColumnBeside = (
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

/** Without the columns for which a list of this width has no room, but with those that a person chose. */
export const fittingColumns = (
  settings: ColumnSettings,
  fromWidth: (name: string) => number,
  width: number,
): ColumnSettings => {
  const fits = (name: string): boolean => settings.chosen.includes(name) || fromWidth(name) <= width;
  return settings.shown.every(fits) ? settings : { ...settings, shown: settings.shown.filter(fits) };
};

/** What a person made of `fitting` as it is kept: what had no room stays, and what they switched on is their choice. */
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

/** What the table shows, from left to right: pinned columns first. */
export const visibleColumns = ({ order, shown, pinned }: ColumnSettings): string[] => {
  const visible = order.filter((name) => shown.includes(name));
  return [
    ...visible.filter((name) => pinned.includes(name)),
    ...visible.filter((name) => !pinned.includes(name)),
  ];
};

/** The fields that stand for themselves: what can be a column, and what the peek shows of a record. */
export const columnNames = (fields: Readonly<Record<string, Field>>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.column !== false);
