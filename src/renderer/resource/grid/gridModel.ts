import type { CSSProperties } from 'react';
import type { EntityName, RecordScope, Row } from '../../data/entityCalls.ts';
import type { Tone } from '../../ui/StatusDot.tsx';
import type { GridColumn } from '../columns/gridColumn.ts';
import type { ListRoom } from '../columns/spreadWidths.ts';

export interface RowButton {
  name: string;
  label: string;
  /** Id of the drawing in the page's icons. */
  icon: string;
  isDestructive: boolean;
  /** Its label is seen too. */
  isWorded: boolean;
  isShown: (row: Row) => boolean;
  /** Where it leads; a button that does something has no address. */
  pathOf?: ((row: Row) => string | null) | undefined;
}

/** What makes a row stand out, in the language of the window. */
interface GridTone {
  tone: Tone;
  label: string;
}
interface GridMark {
  /** Id of the drawing in the page's icons. */
  icon: string;
  label: string;
  isOn: (row: Row) => boolean;
}

/** What all rows of a grid have in common; the same object until columns, language or rights change. */
export interface GridModel {
  columns: readonly GridColumn[];
  buttons: readonly RowButton[];
  /** The columns leave no room for all buttons of a row beside them. */
  isFolded: boolean;
  canSelect: boolean;
  entity: EntityName;
  scope: RecordScope;
  nameOf: (row: Row) => string;
  toneOf: (row: Row) => GridTone | null;
  marks: readonly GridMark[];
  /** Address of a row's record inside the app; null where records have no page and are only viewed over the list. */
  pathOf: ((row: Row) => string) | null;
  selectLabel: (name: string) => string;
  copyLabel: string;
  /** Said of a row that the list no longer has. */
  leftLabel: string;
  /** Stands in the cell of a value that could not be read. */
  unreadableLabel: string;
  undrawnLabel: string;
}

export const headerHeight = 36;
/** Of a text that takes more than one line. */
export const lineHeight = 16;
const checkboxWidth = 40;
const buttonWidth = 32;

/** Where the buttons of a row are folded away until they are pointed at. */
export const foldWidth = 32;

/** Of one letter of a button's label, on the safe side. */
const letterWidth = 8;

/** Of buttons with words a row has one at a time. */
const buttonsWidth = (buttons: readonly RowButton[]): number => {
  const letters = buttons.map(({ isWorded, label }) => (isWorded ? label.length : 0));
  return buttons.length === 0 ? 0 : buttons.length * buttonWidth + 12 + Math.max(...letters) * letterWidth;
};

/** How much of a list's width there is for its columns. */
export const listRoom = (width: number, buttons: readonly RowButton[]): ListRoom => {
  const folded = buttons.length === 0 ? 0 : foldWidth;
  return { columns: width - checkboxWidth - folded, spare: buttonsWidth(buttons) - folded };
};

/** The check box, every column, then every button. */
export const stopsOf = ({ columns, buttons }: GridModel): number => 1 + columns.length + buttons.length;

const recordDates: readonly string[] = ['createdAt', 'updatedAt'];

/** How many columns at the end are dates of the record itself, as far as the buttons need their room. */
const makingRoom = (columns: readonly GridColumn[], needed: number): number => {
  let left = needed;
  const kept = columns.findLastIndex(({ name, isPinned, most }) => {
    if (left <= 0 || isPinned || !recordDates.includes(name)) return true;
    left -= most;
    return false;
  });
  return columns.length - 1 - kept;
};

/**
 * The columns of a row whose folded buttons unfold. When it was made and changed matters least while somebody acts on
 * it: where that is what comes last, all other columns stay in place. Else words share what is left, so that no button
 * covers anything.
 */
const unfoldedTracks = ({ columns, buttons }: GridModel, tracks: readonly string[]): string => {
  const ending = columns.length - makingRoom(columns, buttonsWidth(buttons) - foldWidth);
  const unfolded = columns.map(({ field, isPinned, most }, index) => {
    if (index >= ending) return '0px';
    return field.least === undefined || field.hasFixedWidth || isPinned
      ? tracks[index]
      : `minmax(0, ${most}px)`;
  });
  return [`${checkboxWidth}px`, ...unfolded, 'minmax(0, 1fr)', 'max-content'].join(' ');
};

/** Sizes as CSS variables of the grid, so that resizing a column does not draw a single row anew. */
export const gridTracks = (model: GridModel, rowHeight: number): CSSProperties => {
  // Where a scroll bar takes some of the room, columns shrink before the list moves sideways.
  const tracks = model.columns.map(({ width, most }) => `minmax(${width}px, ${most}px)`);
  // The row's buttons lie over no column.
  const room = model.isFolded
    ? Math.min(foldWidth, buttonsWidth(model.buttons))
    : buttonsWidth(model.buttons);
  const total = model.columns.reduce((sum, { width }) => sum + width, checkboxWidth + room);
  return {
    '--tracks': [`${checkboxWidth}px`, ...tracks, `minmax(${room}px, 1fr)`, '0px'].join(' '),
    '--unfolded': unfoldedTracks(model, tracks),
    '--width': `${total}px`,
    '--line': `${rowHeight - 1}px`,
    '--pins': `${pinOffsets(model).end}px`,
    '--buttons': `${room}px`,
  } as CSSProperties;
};

interface PinOffsets {
  of: ReadonlyMap<string, number>;
  end: number;
}

/** How far from the left edge each pinned column stays. */
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

/** What a person did to a row, found in the data attributes of what was touched. */
interface RowEvent {
  /** `select`, `follow`, `copy`, or the name of a button; `null` for the row itself. */
  act: string | null;
  row: number;
  element: HTMLElement;
}

/** One listener for the whole grid finds its row this way, instead of thousands of listeners. */
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
  /** Ctrl, Command or the middle button: in a window of its own. */
  isApart: boolean;
  /** The column whose cell had the focus. */
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
