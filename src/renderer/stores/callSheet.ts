import { create } from 'zustand';
import { confirmDiscard, hasUnsavedNote, noteOf, saveNotes } from './unsavedChanges.ts';

export interface SheetOf {
  country: string;
  city: string;
  id: string;
}

/** Customer whose call sheet is open in this window. */
export const useCallSheet = create<{ of: SheetOf | null }>()(() => ({ of: null }));

export const closeCallSheet = (): void => useCallSheet.setState({ of: null });

/** Opens, replaces or closes the sheet. Asks first if its note cannot be saved. */
export const showCallSheet = async (of: SheetOf | null): Promise<void> => {
  const { of: open } = useCallSheet.getState();
  const note = open && noteOf(open, open.id);
  if (note !== null && hasUnsavedNote(note) && !(await saveNotes(note)) && !(await confirmDiscard())) return;
  useCallSheet.setState({ of });
};
