import { expect, it } from 'vitest';
import { confirm, useDialogStore } from './overlays.ts';

const question = { title: 'Delete?', confirmLabel: 'Delete' };

it('a confirmation resolves with its answer and closes', async () => {
  const answer = confirm(question);
  useDialogStore.getState().confirmation?.answer(true);
  expect(await answer).toBe(true);
  expect(useDialogStore.getState().isOpen).toBe(false);
});

it('a new confirmation answers the pending one with no', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Leave?' });
  expect(await first).toBe(false);
  expect(useDialogStore.getState().confirmation?.title).toBe('Leave?');
  useDialogStore.getState().confirmation?.answer(true);
  expect(await second).toBe(true);
});
