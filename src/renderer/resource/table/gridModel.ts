import type { CSSProperties } from 'react';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Sort } from '../../data/listState.ts';
import type { MergedRows } from '../../data/live/liveRows.ts';
import type { Tone } from '../../ui/StatusDot.tsx';
import type { GridColumn } from './gridColumn.ts';

export interface RowButton {
  name: string;
  label: string;
  /** Id of the SVG symbol in `GridIcons`. */
  icon: string;
  isDestructive: boolean;
  /** Shows the label next to the icon. */
  isWorded: boolean;
  isShown: (row: Row) => boolean;
  /** Target path of a link; unset for buttons. */
  pathOf?: ((row: Row) => string | null) | undefined;
}

interface GridTone {
  tone: Tone;
  label: string;
}
interface GridMark {
  /** Id of the SVG symbol in `GridIcons`. */
  icon: string;
  label: string;
  isOn: (row: Row) => boolean;
}

/** Properties shared by all rows. Stable until columns, language or permissions change. */
export interface GridModel {
  columns: readonly GridColumn[];
  buttons: readonly RowButton[];
  /** The columns leave no room for the row's buttons, so they collapse. */
  isFolded: boolean;
  /** The list has no room to expand the row's buttons on hover. */
  isNarrow: boolean;
  canSelect: boolean;
  entity: EntityName;
  scope: RecordScope;
  nameOf: (row: Row) => string;
  toneOf: (row: Row) => GridTone | null;
  marks: readonly GridMark[];
  /** Path of a row's record. `null`: the entity has no pages, only the quick view. */
  pathOf: ((row: Row) => string) | null;
  selectLabel: (name: string) => string;
  copyLabel: string;
  leftLabel: string;
  unreadableLabel: string;
  undrawnLabel: string;
}

/** Scroll position and focused row, restored on return. */
export interface GridScroll {
  scrollTop: number;
  row: number;
}

export interface GridPage {
  sort: Sort | null;
  rows: readonly Row[];
  /** Changes to the rows since the last user action. */
  since: Pick<MergedRows, 'left' | 'before'> & { settled: readonly Row[] };
  /** `offset`: number of rows on earlier pages. `total`: number of rows on all pages. */
  offset: number;
  total: number;
  isStale: boolean;
  isLoading: boolean;
  /** Serialised query of the rows. The list scrolls to the top when it changes. */
  queryKey: string;
}

export const headerHeight = 36;
const checkboxWidth = 36;
const buttonWidth = 32;

export const foldWidth = 28;

/** Estimated width per letter of a button label, rounded up. */
const letterWidth = 8;

/** Assumes at most one labelled button per row. */
const buttonsWidth = (buttons: readonly RowButton[]): number => {
  const letters = buttons.map(({ isWorded, label }) => (isWorded ? label.length : 0));
  return buttons.length === 0 ? 0 : buttons.length * buttonWidth + 12 + Math.max(...letters) * letterWidth;
};

/** A vertical scroll bar may appear. */
const scrollBarRoom = 16;

const minimumWidth = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { width }) => sum + width, checkboxWidth);

/** True if the row's buttons would take room that texts need: half the room of their columns. */
export const mustFold = (
  columns: readonly GridColumn[],
  buttons: readonly RowButton[],
  listWidth: number,
): boolean => {
  const wanted = columns.reduce((sum, { width, most }) => sum + (width + most) / 2, checkboxWidth);
  return wanted + buttonsWidth(buttons) > listWidth - scrollBarRoom;
};

const narrowest = 1000;
const narrowestPinned = 640;

export const isNarrowList = (listWidth: number): boolean => listWidth <= narrowest;

/** In a very narrow list, pinned columns would leave no room for the others. */
export const fittingPins = (columns: readonly GridColumn[], listWidth: number): readonly GridColumn[] =>
  listWidth > narrowestPinned ? columns : columns.map((column) => ({ ...column, isPinned: false }));

export const stopsOf = ({ columns, buttons }: GridModel): number => 1 + columns.length + buttons.length;

/** Index of the first column that expanded buttons lie over. */
export const firstHidden = ({ columns, buttons, isFolded }: GridModel): number => {
  let needed = isFolded ? buttonsWidth(buttons) - foldWidth : 0;
  const kept = columns.findLastIndex(({ isPinned, width }) => {
    if (needed <= 0 || isPinned) return true;
    needed -= width;
    return false;
  });
  return kept + 1;
};

let barSize: number | null = null;

/** Thickness of a scroll bar; 0 where it covers the content. */
export const scrollBarSize = (): number => {
  if (barSize === null) {
    const box = document.createElement('div');
    box.style.cssText = 'position: absolute; width: 50px; height: 50px; overflow: scroll';
    document.body.append(box);
    barSize = box.offsetHeight - box.clientHeight;
    box.remove();
  }
  return barSize;
};

const arrowRoom = 12;

/** Makes room for the sort arrow. Pinned columns keep their width, because offsets depend on it. */
const withArrow = (column: GridColumn, sorted: string | undefined): GridColumn => {
  if (column.name !== sorted || column.isPinned || column.titleWidth === 0) return column;
  const width = Math.max(column.width, column.titleWidth + arrowRoom);
  return { ...column, width, most: Math.max(column.most, width) };
};

/** Sizes as CSS variables, so that resizing a column renders no row. */
export const gridTracks = (model: GridModel, rowHeight: number, sorted?: string): CSSProperties => {
  const columns = model.columns.map((column) => withArrow(column, sorted));
  // Reserved, so that the buttons cover no column.
  const room = model.isFolded
    ? Math.min(foldWidth, buttonsWidth(model.buttons))
    : buttonsWidth(model.buttons);
  const needed = minimumWidth(columns) + room;
  const bar = scrollBarSize();
  // Names and addresses are read more often than the rare long status.
  const weightOf = ({ width, first, field }: GridColumn): number =>
    first > width ? (field.labels ? 1 : field.contact === 'email' ? 3 : 2) : 0;
  const weights = columns.reduce((sum, column) => sum + weightOf(column), 0);
  // The browser shares out the spare room, first among names and statuses; without any, columns have their minimum
  // and the list scrolls.
  const tracks = columns.map((column) => {
    const { width, first, most } = column;
    const weight = weightOf(column);
    const share = `${width}px + (var(--list) - ${needed + bar}px) * ${weight} / ${weights}`;
    return `minmax(${weight > 0 ? `clamp(${width}px, ${share}, ${first}px)` : `${width}px`}, ${most}px)`;
  });
  return {
    '--tracks': [`${checkboxWidth}px`, ...tracks, `minmax(${room}px, 1fr)`, '0px'].join(' '),
    '--width': `${needed}px`,
    // Only if the columns do not fit next to the scroll bar of a page longer than the window.
    '--bar': `clamp(0px, (${needed + bar}px - var(--list)) * 999, ${bar}px)`,
    '--row': `${rowHeight}px`,
    '--line': `${rowHeight - 1}px`,
    '--pins': `${pinOffsets(model).end}px`,
    '--buttons': `${room}px`,
  } as CSSProperties;
};

interface PinOffsets {
  of: ReadonlyMap<string, number>;
  end: number;
}

/** Offsets of the minimum widths: while columns are wider, the list does not scroll. */
export const pinOffsets = ({ columns }: GridModel): PinOffsets => {
  const offsets = new Map<string, number>();
  let end = checkboxWidth;
  for (const { name, width, isPinned } of columns) {
    if (!isPinned) continue;
    offsets.set(name, end);
    end += width;
  }
  return { of: offsets, end };
};

export const pinnedAt = ({ of }: PinOffsets, name: string): CSSProperties => ({ left: of.get(name) ?? 0 });

interface RowEvent {
  /** `select`, `follow`, `copy`, or the name of a button. `null`: the row itself. */
  act: string | null;
  row: number;
  element: HTMLElement;
}

/** Event delegation: one listener per grid instead of thousands. */
export const rowEventOf = (target: EventTarget): RowEvent | null => {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]');
  if (!row) return null;
  const actor = target.closest<HTMLElement>('[data-act]');
  const index = Number(row.dataset.row);
  return index < 0 ? null : { act: actor?.dataset.act ?? null, row: index, element: actor ?? row };
};

export interface RowGesture {
  isRange: boolean;
  /** Open in a new window: Ctrl, Command or the middle button. */
  isApart: boolean;
  /** Column of the focused cell. */
  column?: string | undefined;
}

interface Modifiers {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  button?: number;
}

export const gestureOf = ({ shiftKey, ctrlKey, metaKey, button = 0 }: Modifiers): RowGesture => ({
  isRange: shiftKey,
  isApart: ctrlKey || metaKey || button === 1,
});
