import { describe, expect, it } from 'vitest';
import { redo, remember, startHistory, undo } from './editHistory.ts';

describe('edit history', () => {
  it('undoes and redoes, and drops undone steps after a new edit', () => {
    const two = remember(remember(startHistory(1), 2), 3);
    expect(undo(two).present).toBe(2);
    expect(redo(undo(two)).present).toBe(3);
    expect(undo(undo(undo(two))).present).toBe(1);
    expect(redo(remember(undo(two), 9))).toEqual(remember(undo(two), 9));
  });

  it('treats continuous typing as one step until another edit', () => {
    const typed = remember(remember(startHistory(''), 'a', 'title'), 'ab', 'title');
    expect(undo(typed).present).toBe('');
    expect(redo(undo(typed)).present).toBe('ab');
    expect(undo(remember(typed, 'ab!', 'text')).present).toBe('ab');
    expect(undo(remember(undo(typed), 'x', 'title')).present).toBe('');
  });
});
