import { expect, it } from 'vitest';
import { confirm, useDialogStore } from './overlays.ts';

const question = { title: 'Delete?', confirmLabel: 'Delete' };

it('resolves with the answer and closes', async () => {
  const answer = confirm(question);
  useDialogStore.getState().confirmation?.answer(true);
  expect(await answer).toBe(true);
  expect(useDialogStore.getState().isOpen).toBe(false);
});

it('answers a pending question with no when another one comes', async () => {
  const first = confirm(question);
  const second = confirm({ ...question, title: 'Leave?' });
  expect(await first).toBe(false);
  expect(useDialogStore.getState().confirmation?.title).toBe('Leave?');
  useDialogStore.getState().confirmation?.answer(true);
  expect(await second).toBe(true);
});
