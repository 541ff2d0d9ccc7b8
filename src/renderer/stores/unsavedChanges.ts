import { create } from 'zustand';
import { request } from '../ipc/bridge.ts';

export const useUnsavedStore = create<{ forms: ReadonlySet<string> }>()(() => ({ forms: new Set() }));

export const hasUnsavedChanges = (): boolean => useUnsavedStore.getState().forms.size > 0;

/** Marks a form as dirty or clean. Main asks before it closes a window with dirty forms. */
export const setUnsaved = (form: string, isUnsaved: boolean): void => {
  const { forms } = useUnsavedStore.getState();
  if (forms.has(form) === isUnsaved) return;
  const next = new Set(forms);
  if (isUnsaved) next.add(form);
  else next.delete(form);
  useUnsavedStore.setState({ forms: next });
  if (forms.size === 0 || next.size === 0) void request('windows.setDirty', { dirty: next.size > 0 });
};

export const discardUnsaved = (): void => {
  for (const form of useUnsavedStore.getState().forms) setUnsaved(form, false);
};
