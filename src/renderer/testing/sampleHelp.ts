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
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.tuple(at, text).map(
      ([index, title]): Edit =>
        (now) =>
          writeEntry(now, keyAt(now, index), { title }),
    ),
    fc.tuple(at, text).map(
      ([index, written]): Edit =>
        (now) =>
          writeEntry(now, keyAt(now, index), { text: written }),
    ),
    at.map(
      (index): Edit =>
        (now) =>
          removeEntry(now, keyAt(now, index)),
    ),
    at.map(
      (index): Edit =>
        (now) => {
          const found = findEntry(now, keyAt(now, index));
          return found ? restoreEntry(removeEntry(now, found.entry.key), found.entry, found.position) : now;
        },
    ),
    fc.tuple(at, fc.nat({ max: 4 }), fc.boolean(), fc.nat({ max: 9 })).map(
      ([index, at, isTop, number]): Edit =>
        (now) =>
          insertEntry(now, newEntry(`${prefix}${number}`), {
            parent: isTop ? null : keyAt(now, index) || null,
            index: at,
          }),
    ),
    fc.tuple(at, fc.constantFrom<MoveDirection>('up', 'down', 'in', 'out')).map(
      ([index, step]): Edit =>
        (now) =>
          stepEntry(now, keyAt(now, index), step),
    ),
    fc.tuple(at, at, fc.constantFrom<DropSide>('before', 'inside', 'after')).map(
      ([from, to, side]): Edit =>
        (now) =>
          dropEntry(now, keyAt(now, from), keyAt(now, to), side),
    ),
  );
  return fc.array(edit, { maxLength: 12 });
};

export const applyEdits = (entries: HelpEntries, edits: readonly Edit[]): HelpEntries =>
  edits.reduce((now, edit) => edit(now), entries);
