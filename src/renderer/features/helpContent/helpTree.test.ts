import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpContentSchema } from '#shared/api/staff.ts';
import { anyEdits, applyEdits, sampleContent, sampleHelp } from '../../testing/sampleHelp.ts';
import {
  dropEntry,
  insertEntry,
  keepReplacedTexts,
  moveEntry,
  removeEntry,
  restoreEntry,
  stepEntry,
  writeEntry,
} from './helpEdits.ts';
import {
  findEntry,
  type HelpEntries,
  isSameTree,
  keysIn,
  newEntry,
  toContent,
  toEntries,
} from './helpTree.ts';

const reload = (entries: HelpEntries) =>
  helpContentSchema.parse(JSON.parse(JSON.stringify(toContent(entries))));
const childrenOf = (entries: HelpEntries, key: string) =>
  findEntry(entries, key)?.entry.children.map((child) => child.key);
const top = (entries: HelpEntries) => entries.map(({ key }) => key);

describe('help content', () => {
  it('is sent back unchanged, including empty values, hidden texts and unknown fields', () => {
    expect(toContent(sampleHelp)).toEqual(sampleContent);
    const renamed = toContent(writeEntry(sampleHelp, 'contact', { title: 'Call us' }));
    expect(renamed.info[2]).toEqual({ id: 'contact', title: 'Call us', text: null, icon: 'phone' });
  });

  it('reads missing and null values as empty, and sends them back unchanged', () => {
    const came = { info: [{ id: 'a', title: null, text: 'A', children: null }, { id: 'b' }] };
    const entries = toEntries(helpContentSchema.parse(came));
    expect(entries.map(({ title, text }) => [title, text])).toEqual([
      ['', 'A'],
      ['', ''],
    ]);
    expect(toContent(entries)).toEqual(came);
    expect(toContent(writeEntry(entries, 'a', { text: 'B' })).info[0]).toEqual({
      ...came.info[0],
      text: 'B',
    });
    expect(toEntries(helpContentSchema.parse({}))).toEqual([]);
  });

  it('tells entries with duplicate or missing ids apart, and sends those ids back unchanged', () => {
    const odd = { info: ['a', 'a', '', ''].map((id, index) => ({ id, title: String(index) })) };
    const entries = toEntries(odd);
    expect(new Set(keysIn(entries)).size).toBe(4);
    expect(toContent(entries)).toEqual(odd);
  });

  it('moves a text into the first child that an edit adds, but keeps a text received together with children', () => {
    const edit = (change: (now: HelpEntries) => HelpEntries) =>
      toContent(keepReplacedTexts(sampleHelp, change(sampleHelp), newEntry('spare')));
    const added = edit((now) => insertEntry(now, newEntry('new'), { parent: 'cards', index: 0 }));
    expect(added.info[1]?.children?.[0]).toMatchObject({
      id: 'cards',
      text: '',
      children: [{ id: 'new', text: 'Credit and debit.' }],
    });
    const moved = edit((now) => stepEntry(now, 'refund', 'in'));
    expect(moved.info[1]?.children).toMatchObject([
      {
        id: 'cards',
        text: '',
        children: [
          { id: 'spare', text: 'Credit and debit.' },
          { id: 'refund', text: 'In three days.' },
        ],
      },
    ]);
    // A new entry that is moved there afterwards takes the text too, unless it has its own.
    const below = insertEntry(sampleHelp, newEntry('new'), { parent: 'payments', index: 1 });
    const indent = (tree: HelpEntries) =>
      toContent(keepReplacedTexts(tree, stepEntry(tree, 'new', 'in'), newEntry('spare'))).info[1]
        ?.children?.[0];
    expect(indent(below)).toMatchObject({ text: '', children: [{ id: 'new', text: 'Credit and debit.' }] });
    expect(indent(writeEntry(below, 'new', { text: 'Own' }))?.children).toMatchObject([
      { id: 'spare', text: 'Credit and debit.' },
      { id: 'new', text: 'Own' },
    ]);
    const more = edit((now) => insertEntry(now, newEntry('new'), { parent: 'orders', index: 0 }));
    expect(more.info[0]?.text).toBe('Hidden text');
  });

  it('gives a new entry a text, even an empty one, also if it has children', () => {
    const parent = insertEntry([], newEntry('p'), { parent: null, index: 0 });
    const tree = insertEntry(parent, newEntry('c'), { parent: 'p', index: 0 });
    expect(toContent(tree)).toEqual({
      info: [{ id: 'p', title: '', text: '', children: [{ id: 'c', title: '', text: '' }] }],
    });
    expect(toContent(removeEntry(tree, 'c'))).toEqual({ info: [{ id: 'p', title: '', text: '' }] });
  });

  it('moves stepwise within a level, into the entry above and out again', () => {
    expect(top(stepEntry(sampleHelp, 'contact', 'up'))).toEqual(['orders', 'contact', 'payments']);
    const inside = stepEntry(sampleHelp, 'contact', 'in');
    expect(childrenOf(inside, 'payments')).toEqual(['cards', 'refund', 'contact']);
    expect(isSameTree(stepEntry(inside, 'contact', 'out'), sampleHelp)).toBe(true);
    expect(top(stepEntry(sampleHelp, 'cards', 'out'))).toEqual(['orders', 'payments', 'cards', 'contact']);
    expect(stepEntry(sampleHelp, 'orders', 'up')).toBe(sampleHelp);
    expect(stepEntry(sampleHelp, 'orders', 'in')).toBe(sampleHelp);
    expect(stepEntry(sampleHelp, 'contact', 'out')).toBe(sampleHelp);
  });

  it('drops an entry above, below and into another one, never into itself', () => {
    expect(top(dropEntry(sampleHelp, 'contact', 'orders', 'before'))[0]).toBe('contact');
    expect(top(dropEntry(sampleHelp, 'orders', 'contact', 'after'))).toEqual([
      'payments',
      'contact',
      'orders',
    ]);
    expect(childrenOf(dropEntry(sampleHelp, 'contact', 'cancel', 'inside'), 'cancel')).toEqual([
      'before',
      'contact',
    ]);
    expect(dropEntry(sampleHelp, 'orders', 'before', 'inside')).toBe(sampleHelp);
    expect(moveEntry(sampleHelp, 'orders', { parent: 'nobody', index: 0 })).toBe(sampleHelp);
  });

  it('restores a removed entry once, and at the top level if its parent is gone', () => {
    const found = findEntry(sampleHelp, 'cancel');
    if (!found) throw new Error('not there');
    const without = removeEntry(sampleHelp, 'cancel');
    expect(isSameTree(restoreEntry(without, found.entry, found.position), sampleHelp)).toBe(true);
    expect(restoreEntry(sampleHelp, found.entry, found.position)).toBe(sampleHelp);
    expect(top(restoreEntry(removeEntry(without, 'orders'), found.entry, found.position)).at(-1)).toBe(
      'cancel',
    );
  });

  it('reuses the objects of untouched entries', () => {
    const next = writeEntry(sampleHelp, 'refund', { title: 'x' });
    expect(next[0]).toBe(sampleHelp[0]);
    expect(findEntry(next, 'cards')?.entry).toBe(findEntry(sampleHelp, 'cards')?.entry);
  });

  it('is the same tree after any edits, a save and a reload', () => {
    fc.assert(
      fc.property(anyEdits('n'), (edits) => {
        const edited = applyEdits(sampleHelp, edits);
        const again = toEntries(reload(edited));
        expect(isSameTree(again, edited)).toBe(true);
        expect(toContent(again)).toEqual(toContent(edited));
        expect(new Set(keysIn(edited)).size).toBe(keysIn(edited).length);
      }),
    );
  });
});
