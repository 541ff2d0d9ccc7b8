import { create } from 'zustand';
import type { HelpTopic } from '#shared/ipc/events.ts';

/** What the application menu or the palette shows over this window. */
export const useHelpStore = create<{ topic: HelpTopic | null }>()(() => ({ topic: null }));

export const showHelp = (topic: HelpTopic | null): void => useHelpStore.setState({ topic });
