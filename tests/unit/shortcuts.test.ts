import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortcuts } from '../../src/renderer/ui/shortcuts.ts';

const review = 'renderer/features/courierReview/CandidateReview.tsx';
const slots = 'renderer/features/timeSlots/ShortestHours.tsx';
const board = 'renderer/features/orders/board/useBoardKeys.ts';
const boardSteps = 'renderer/features/orders/board/cardSteps.ts';
const grid = 'renderer/resource/table/useGridKeys.ts';
const cells = 'renderer/resource/table/useActiveCell.ts';
const frame = 'renderer/shell/useFrameKeys.ts';
const undoing = 'renderer/shell/useUndoKeys.ts';
const menu = 'main/windows/appMenu.ts';
const history = 'main/windows/windowMenu.ts';

/** Files that handle the keys of each entry, by the entry's text. */
const heardIn: Readonly<Record<string, readonly string[]>> = {
  'Manual, at the section about this screen': [frame, 'main/windows/helpMenu.ts'],
  'Show these shortcuts': [frame],
  'Go to a screen, an action or a record': ['renderer/shell/Frame.tsx'],
  'New window': [menu],
  Settings: [menu],
  'Orders now; there, S for the next status and X to cancel': [menu, frame, board],
  'Hide or show personal data': [frame],
  'Print the page or save it as a PDF': [menu, 'renderer/ui/usePrint.ts'],
  Back: [history],
  Forward: [history],
  'Close window': [menu],
  'Zoom in': [menu],
  'Zoom out': [menu],
  'Actual size': [menu],
  'Full screen': [menu],
  'Search in a list': ['renderer/resource/list/listSearch.ts'],
  'Search in a list; elsewhere, find in the page': [
    'renderer/resource/list/listSearch.ts',
    'renderer/app/FindBarHost.tsx',
  ],
  'Find a filter for a list': ['renderer/resource/list/FilterMenu.tsx'],
  'Move through rows and columns': [cells, boardSteps],
  'Show new records in the list': ['renderer/resource/list/ListTop.tsx'],
  'Next or previous row': [grid, boardSteps],
  'First or last column': [cells],
  'One screen of rows up or down': [cells],
  'Open the record': [grid, board],
  'Open the record in a new window': [grid, 'renderer/resource/record/RecordActions.tsx'],
  'Quick edit of the record or the selected records': [
    grid,
    'renderer/resource/record/RecordActions.tsx',
    'renderer/resource/table/SelectionTools.tsx',
  ],
  Peek: [grid, board],
  'Select the row': [grid],
  'Select a range of rows': [cells],
  'Select all rows of the page': [grid, 'renderer/features/timeSlots/useGridGestures.ts'],
  'Copy the selected rows': ['renderer/resource/table/Grid.tsx'],
  'Paste rows of a spreadsheet into the list': ['renderer/resource/paste/usePasteKey.ts'],
  'Clear the selection': [grid],
  'Delete the record or the selected records': [grid],
  'In couriers: review the candidates': ['renderer/resource/list/ViewTabs.tsx'],
  'In a review: show or hide the documents': [review],
  'In a review: approve, reject with an error, reject': [review],
  'In a review: next or previous candidate': [review],
  'In time slots: worst hours': [slots],
  'In time slots: next or previous of the worst hours': [slots],
  'Save the form or confirm the dialog': [
    'renderer/ui/useDocumentKeys.ts',
    'renderer/resource/form/EditTools.tsx',
  ],
  'In quick edit: save and go to the next record': ['renderer/resource/form/RecordDialog.tsx'],
  'On a request: mark as responded and go to the next one': ['renderer/resource/record/NextAction.tsx'],
  'In bulk edit: save the changes': ['renderer/resource/form/BatchEditDialog.tsx'],
  'Undo the last deletion or saved change': [
    undoing,
    'renderer/resource/form/EditTools.tsx',
    'renderer/resource/form/RecordForm.tsx',
  ],
  'Redo the change undone last': ['renderer/ui/useDocumentKeys.ts'],
  'Move a column or an entry of a tree': [
    'renderer/ui/useReorder.ts',
    'renderer/features/helpContent/HelpTree.tsx',
  ],
  'On a record: previous or next record': ['renderer/resource/record/NeighbourButtons.tsx'],
};

/** Keys mentioned in an entry's text. */
const named: Readonly<Record<string, readonly string[]>> = {
  'Orders now; there, S for the next status and X to cancel': ['S', 'X'],
};

/**
 * Unlisted keys: alternatives of listed ones, inputs that finish their
 * text before a save, and a key of a focused image.
 */
const unlisted = [
  'renderer/resource/fields/text/TextInput.tsx Ctrl+S',
  'renderer/ui/useDocumentKeys.ts Ctrl+Y',
  'renderer/features/courierReview/DocumentPicture.tsx R',
  `${menu} Ctrl+=`,
];

/** Spelling of keys in the sources, where it differs from the list. */
const written: Readonly<Record<string, RegExp>> = {
  '←': /ArrowLeft|Alt\+Left/,
  '→': /ArrowRight|Alt\+Right/,
  '↑': /ArrowUp/,
  '↓': /ArrowDown/,
  PgUp: /PageUp/,
  PgDn: /PageDown/,
  Space: /' '|'Space'/,
  Esc: /'Escape'|Escape:/,
  Enter: /'Enter'|onCommandEnter/,
  F11: /role: 'togglefullscreen'/,
  'Ctrl+W': /role: 'close'/,
  'Ctrl++': /role: 'zoomIn'/,
  'Ctrl+−': /role: 'zoomOut'/,
  'Ctrl+0': /role: 'resetZoom'/,
  'Ctrl+C': /onCopy/,
  'Ctrl+V': /onPaste/,
};

const wordsOf = ({ does }: (typeof shortcuts)[number]): string => does.message ?? '';

/** A text per key of an entry. Without Shift, and without Ctrl for named keys. */
const keysOf = ({ keys }: (typeof shortcuts)[number]): string[] =>
  keys
    .filter((key) => !['Ctrl', 'Shift', 'Alt'].includes(key))
    .map((key) => (keys.includes('Ctrl') && key.length === 1 ? `Ctrl+${key}` : key));

const sourceOf = (file: string): string => readFileSync(`src/${file}`, 'utf8');

/** Characters that a source listens for, alone or with Ctrl. */
const heardBy = (source: string): string[] => [
  ...[...source.matchAll(/\bKey([A-Z])\b/g)].map(([, letter]) => letter ?? ''),
  ...[...source.matchAll(/isCommandKey\([\w.]+, '(.)'\)/g)].map(
    ([, letter]) => `Ctrl+${letter?.toUpperCase()}`,
  ),
  ...[...source.matchAll(/'CmdOrCtrl\+(?:Shift\+)?(.)'/g)].map(([, sign]) => `Ctrl+${sign}`),
];

const hears = (source: string, key: string): boolean =>
  written[key]?.test(source) ?? (heardBy(source).includes(key) || source.includes(`'${key}'`));

it('lists for each shortcut the places that handle it', () => {
  expect(shortcuts.map(wordsOf)).toEqual(Object.keys(heardIn));
  const deaf = shortcuts.flatMap((entry) => {
    const sources = (heardIn[wordsOf(entry)] ?? []).map(sourceOf);
    return [...keysOf(entry), ...(named[wordsOf(entry)] ?? [])]
      .filter((key) => !sources.some((source) => hears(source, key)))
      .map((key) => `${key}: ${wordsOf(entry)}`);
  });
  expect(deaf).toEqual([]);
});

it('lists every letter with a handler', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(main|renderer)\/(?!.*testing\/).*\.tsx?$/.test(file) && !file.includes('.test.'));
  const listed = new Set(
    shortcuts.flatMap((entry) =>
      (heardIn[wordsOf(entry)] ?? []).flatMap((file) =>
        [...keysOf(entry), ...(named[wordsOf(entry)] ?? [])].map((key) => `${file} ${key}`),
      ),
    ),
  );
  const heard = files.flatMap((file) => [...new Set(heardBy(sourceOf(file)))].map((key) => `${file} ${key}`));
  expect(heard.length).toBeGreaterThan(30);
  expect(heard.filter((each) => !listed.has(each)).toSorted()).toEqual(unlisted.toSorted());
});
