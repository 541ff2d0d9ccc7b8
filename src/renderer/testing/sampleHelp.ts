import fc from 'fast-check';
import type { HelpContent } from '#shared/api/staff.ts';
import {
  type DropSide,
  dropEntry,
  insertEntry,
  type MoveDirection,
  removeEntry,
  restoreEntry,
  stepEntry,
  writeEntry,
} from '../features/helpContent/helpEdits.ts';
import {
  findEntry,
  type HelpEntries,
  keysIn,
  newEntry,
  toEntries,
} from '../features/helpContent/helpTree.ts';

/** Test data: three levels, an entry with both text and children, and a field unknown to this app. */
export const sampleContent: HelpContent = {
  info: [
    {
      id: 'orders',
      title: 'Orders',
      text: 'Hidden text',
      children: [
        { id: 'make', title: 'Make an order', text: 'Choose and pay.' },
        {
          id: 'cancel',
          title: 'Cancel an order',
          children: [{ id: 'before', title: 'Before it is accepted', text: 'It is free.' }],
        },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      children: [
        { id: 'cards', title: 'Cards', text: 'Credit and debit.' },
        { id: 'refund', title: 'Refunds', text: 'In three days.' },
      ],
    },
    { id: 'contact', title: 'Contact', text: null, icon: 'phone' } as HelpContent['info'][number],
  ],
};
export const sampleHelp: HelpEntries = toEntries(sampleContent);

type Edit = (entries: HelpEntries) => HelpEntries;

/** Arbitrary sequence of edits; `prefix` keeps the new entries of two users distinct. */
export const anyEdits = (prefix: string): fc.Arbitrary<readonly Edit[]> => {
  const at = fc.nat({ max: 30 });
  const keyAt = (entries: HelpEntries, index: number): string => {
    const keys = keysIn(entries);
    return keys[index % Math.max(1, keys.length)] ?? '';
  };
  const text = fc.constantFrom('', `${prefix} one`, `${prefix} two`, 'both');
  const step = fc.constantFrom<MoveDirection>('up', 'down', 'in', 'out');
  const side = fc.constantFrom<DropSide>('before', 'inside', 'after');
  const removeAndRestore = (now: HelpEntries, key: string): HelpEntries => {
    const found = findEntry(now, key);
    return found ? restoreEntry(removeEntry(now, key), found.entry, found.position) : now;
  };
  const insert = (now: HelpEntries, key: string, index: number, number: number): HelpEntries =>
    insertEntry(now, newEntry(`${prefix}${number % 10}`), { parent: key || null, index: index % 5 });
  const edit = fc.record({ type: fc.nat({ max: 6 }), at, to: at, isTop: fc.boolean(), text, step, side }).map(
    ({ type, at, to, isTop, text, step, side }): Edit =>
      (now) => {
        const key = keyAt(now, at);
        const edits = [
          () => writeEntry(now, key, { title: text }),
          () => writeEntry(now, key, { text }),
          () => removeEntry(now, key),
          () => removeAndRestore(now, key),
          () => insert(now, isTop ? '' : key, at, to),
          () => stepEntry(now, key, step),
          () => dropEntry(now, key, keyAt(now, to), side),
        ];
        return edits[type]?.() ?? now;
      },
  );
  return fc.array(edit, { maxLength: 12 });
};

export const applyEdits = (entries: HelpEntries, edits: readonly Edit[]): HelpEntries =>
  edits.reduce((now, edit) => edit(now), entries);
