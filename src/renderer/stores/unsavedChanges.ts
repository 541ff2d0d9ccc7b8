import { create } from 'zustand';
import { request } from '../ipc/bridge.ts';

/** The forms of this window that hold something not saved yet, by an id of their own. */
export const useUnsavedStore = create<{ forms: ReadonlySet<string> }>()(() => ({ forms: new Set() }));

export const hasUnsavedChanges = (): boolean => useUnsavedStore.getState().forms.size > 0;

/** A form says whether it is dirty; main asks before closing the window while any is. */
export const setUnsaved = (form: string, isUnsaved: boolean): void => {
  const { forms } = useUnsavedStore.getState();
  if (forms.has(form) === isUnsaved) return;
  const next = new Set(forms);
  if (isUnsaved) next.add(form);
  else next.delete(form);
  useUnsavedStore.setState({ forms: next });
  if (forms.size === 0 || next.size === 0) void request('windows.setDirty', { dirty: next.size > 0 });
};

/** The person lets go of everything that is not saved. */
export const discardUnsaved = (): void => {
  for (const form of useUnsavedStore.getState().forms) setUnsaved(form, false);
};
