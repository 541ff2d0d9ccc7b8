import { create } from 'zustand';
import type { HelpTopic } from '#shared/ipc/events.ts';

/** Whether the palette stands over this window. */
export const usePaletteStore = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const showPalette = (isOpen: boolean): void => usePaletteStore.setState({ isOpen });

/** The help topic that the application menu or the palette shows over this window. */
export const useHelpStore = create<{ topic: HelpTopic | null }>()(() => ({ topic: null }));

export const showHelp = (topic: HelpTopic | null): void => useHelpStore.setState({ topic });
