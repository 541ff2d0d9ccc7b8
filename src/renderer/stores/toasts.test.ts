import { beforeEach, expect, it } from 'vitest';
import { dismissAllToasts, dismissToast, replaceToast, showToast, useToastStore } from './toasts.ts';

const shown = () => useToastStore.getState().toasts.map(({ text }) => text);

beforeEach(() => useToastStore.setState({ toasts: [] }));

it('keeps the newest four', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast({ intent: 'info', text });
  expect(shown()).toEqual(['b', 'c', 'd', 'e']);
});

it('keeps toasts with an action, and drops others early instead', () => {
  const action = { label: 'Undo', run: () => undefined };
  showToast({ intent: 'info', text: 'other' });
  for (const text of ['a', 'b', 'c', 'd', 'e']) showToast({ intent: 'info', text, action });
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e']);
  showToast({ intent: 'error', text: 'refused' });
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'refused']);
  showToast({ intent: 'error', text: 'refused too' });
  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'refused too']);
});

it('replaces a toast in place, or shows it again if it is gone', () => {
  const saving = showToast({ intent: 'loading', text: 'Saving' });
  showToast({ intent: 'info', text: 'other' });
  expect(replaceToast(saving, { intent: 'success', text: 'Saved' })).toBe(saving);
  expect(shown()).toEqual(['Saved', 'other']);
  dismissToast(saving);
  expect(replaceToast(saving, { intent: 'error', text: 'Failed' })).not.toBe(saving);
  expect(shown()).toEqual(['other', 'Failed']);
});

it('drops results of actions started before the toasts were cleared', () => {
  const saving = showToast({ intent: 'loading', text: 'Saving' });
  dismissAllToasts();
  replaceToast(saving, { intent: 'error', text: 'Failed' });
  expect(shown()).toEqual([]);
  showToast({ intent: 'info', text: 'other' });
  expect(shown()).toEqual(['other']);
});

it('shows the same message once, and every one that can be undone', () => {
  const action = { label: 'Undo', run: () => undefined };
  showToast({ intent: 'success', text: 'Saved' });
  showToast({ intent: 'info', text: 'other' });
  showToast({ intent: 'success', text: 'Saved' });
  expect(shown()).toEqual(['other', 'Saved']);
  showToast({ intent: 'success', text: 'Changed', action });
  showToast({ intent: 'success', text: 'Changed', action });
  expect(shown()).toEqual(['other', 'Saved', 'Changed', 'Changed']);
});

it('keeps a loading toast, and closes others after their own time', () => {
  showToast({ intent: 'loading', text: 'a' });
  // At least six seconds, so that it can be read.
  showToast({ intent: 'success', text: 'b', durationMs: 1000 });
  showToast({ intent: 'error', text: 'c' });
  // Toasts with Undo stay for eight seconds.
  showToast({ intent: 'success', text: 'd', action: { label: 'Undo', run: () => undefined } });
  expect(useToastStore.getState().toasts.map(({ durationMs }) => durationMs)).toEqual([
    null,
    6000,
    8000,
    8000,
  ]);
});
