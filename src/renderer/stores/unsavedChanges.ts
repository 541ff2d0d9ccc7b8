import { t } from '@lingui/core/macro';
import { create } from 'zustand';
import { request } from '../ipc/bridge.ts';
import { confirm } from './overlays.ts';

/** Saves input that needs no button, such as a note. False: it could not be saved. */
type Save = () => Promise<boolean>;

export const useUnsavedStore = create<{ forms: ReadonlyMap<string, Save | null> }>()(() => ({
  forms: new Map(),
}));

export const hasUnsavedChanges = (): boolean => useUnsavedStore.getState().forms.size > 0;

/** Marks a form as dirty or clean. Main asks before it closes a window with dirty forms. */
export const setUnsaved = (form: string, isUnsaved: boolean, save: Save | null = null): void => {
  const { forms } = useUnsavedStore.getState();
  if (forms.has(form) === isUnsaved) return;
  const next = new Map(forms);
  if (isUnsaved) next.set(form, save);
  else next.delete(form);
  useUnsavedStore.setState({ forms: next });
  if (forms.size === 0 || next.size === 0) void request('windows.setDirty', { dirty: next.size > 0 });
};

export const discardUnsaved = (): void => {
  for (const form of useUnsavedStore.getState().forms.keys()) setUnsaved(form, false);
};

/** `what`: names unsaved input that may be out of sight. */
export const confirmDiscard = (what?: string): Promise<boolean> =>
  confirm({
    title: t`Discard unsaved changes?`,
    text: what ?? t`Your changes on this page are not saved.`,
    confirmLabel: t`Discard changes`,
    cancelLabel: t`Keep editing`,
    isDestructive: true,
  });

/** End of the name of the note about a record. */
export const noteOf = (
  { country = '', city = '' }: { country?: string | undefined; city?: string | undefined },
  id: string,
): string => `/${country}/${city}/${id}`;

/** Unsaved inputs that save themselves; `of`: only that of this record. */
const ownSaves = (of = ''): readonly Save[] =>
  [...useUnsavedStore.getState().forms].flatMap(([name, save]) => (save && name.endsWith(of) ? [save] : []));

export const hasUnsavedNote = (of?: string): boolean => ownSaves(of).length > 0;

/** Saves the notes. False: some could not be saved. */
export const saveNotes = async (of?: string): Promise<boolean> =>
  (await Promise.all(ownSaves(of).map((save) => save()))).every(Boolean);
