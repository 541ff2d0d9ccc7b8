import { expect, it } from 'vitest';
import { sampleHelp } from '../../testing/sampleHelp.ts';
import { searchHelp } from './useOpenEntries.ts';

const search = (query: string) => {
  const found = searchHelp(sampleHelp, query);
  const sorted = (keys: ReadonlySet<string>) => [...keys].toSorted();
  return found && { matches: sorted(found.matches), hidden: sorted(found.hidden), open: sorted(found.open) };
};

it('finds titles and texts in any letter case, and expands the path to them', () => {
  expect(search('  FREE ')).toEqual({
    matches: ['before'],
    hidden: ['cards', 'contact', 'make', 'payments', 'refund'],
    open: ['before', 'cancel', 'orders'],
  });
});

it('keeps the children of a found title visible', () => {
  expect(search('payments')).toEqual({
    matches: ['payments'],
    hidden: ['before', 'cancel', 'contact', 'make', 'orders'],
    open: [],
  });
});

it('an empty search filters nothing, and a search without results hides all', () => {
  expect(search(' ')).toBe(null);
  expect(search('nowhere')?.hidden).toHaveLength(8);
});
