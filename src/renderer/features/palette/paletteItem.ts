/** One thing that the palette offers. */
export interface PaletteItem {
  id: string;
  label: string;
  /** What it is, beside its name: the list of a record, the keys of an action. */
  detail?: string;
  /** Other words that it is found by. */
  words?: string;
  /** Where it leads; without one it does something. */
  path?: string;
  run?: () => void;
}

export interface PaletteGroup {
  name: string;
  title: string;
  items: readonly PaletteItem[];
}
