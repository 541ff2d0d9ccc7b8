import { create } from 'zustand';

/** Whether the palette stands over this window. */
export const usePaletteStore = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const showPalette = (isOpen: boolean): void => usePaletteStore.setState({ isOpen });
