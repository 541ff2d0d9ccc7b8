import { describe, expect, it } from 'vitest';
import { redo, remember, startHistory, undo } from './editHistory.ts';

describe('the history of edits', () => {
  it('goes back and forth, and forgets what was undone once something new is done', () => {
    const two = remember(remember(startHistory(1), 2), 3);
    expect(undo(two).present).toBe(2);
    expect(redo(undo(two)).present).toBe(3);
    expect(undo(undo(undo(two))).present).toBe(1);
    expect(redo(remember(undo(two), 9))).toEqual(remember(undo(two), 9));
  });

  it('takes a run of typing as one step, until something else is done', () => {
    const typed = remember(remember(startHistory(''), 'a', 'title'), 'ab', 'title');
    expect(undo(typed).present).toBe('');
    expect(redo(undo(typed)).present).toBe('ab');
    expect(undo(remember(typed, 'ab!', 'text')).present).toBe('ab');
    expect(undo(remember(undo(typed), 'x', 'title')).present).toBe('');
  });
});
