import { makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const isMac = navigator.userAgent.includes('Mac');
const command = isMac ? '⌘' : 'Ctrl';

/** What the keyboard does; the words of a combination are the keys as they are printed on them. */
export const shortcuts: readonly { keys: readonly string[]; does: MessageDescriptor }[] = [
  { keys: ['?'], does: msg`Show these shortcuts` },
  { keys: [command, 'K'], does: msg`Go to a screen, an action or a record` },
  { keys: [command, 'Shift', 'N'], does: msg`New window` },
  { keys: [command, ','], does: msg`Settings` },
  { keys: [command, 'Shift', 'O'], does: msg`Orders under way; there: S for the next status, X to cancel` },
  { keys: [command, 'Shift', 'H'], does: msg`Hide personal data, or show it again` },
  { keys: [command, 'P'], does: msg`Print the page, or save it as a PDF` },
  { keys: isMac ? ['⌘', '['] : ['Alt', '←'], does: msg`Back` },
  { keys: isMac ? ['⌘', ']'] : ['Alt', '→'], does: msg`Forward` },
  { keys: [command, 'W'], does: msg`Close window` },
  { keys: [command, '+'], does: msg`Zoom in` },
  { keys: [command, '−'], does: msg`Zoom out` },
  { keys: [command, '0'], does: msg`Actual size` },
  { keys: isMac ? ['⌃', '⌘', 'F'] : ['F11'], does: msg`Full screen` },
  { keys: ['/'], does: msg`Search in a list` },
  { keys: ['F'], does: msg`Find a filter for a list` },
  { keys: ['←', '↑', '↓', '→'], does: msg`Move through rows and columns` },
  { keys: ['N'], does: msg`Show what is new in the list` },
  { keys: ['J', 'K'], does: msg`Next or previous row` },
  { keys: ['Home', 'End'], does: msg`First or last column` },
  { keys: ['PgUp', 'PgDn'], does: msg`As many rows up or down as are seen` },
  { keys: ['Enter'], does: msg`Open the record` },
  { keys: [command, 'Enter'], does: msg`Open the record in a new window` },
  { keys: ['E'], does: msg`Quick edit of the record, or of the selected ones` },
  { keys: ['P'], does: msg`Peek` },
  { keys: ['Space'], does: msg`Select the row` },
  { keys: ['Shift', '↑', '↓'], does: msg`Select a range of rows` },
  { keys: [command, 'A'], does: msg`Select all rows of the page` },
  { keys: [command, 'C'], does: msg`Copy the selected rows` },
  { keys: ['Esc'], does: msg`Clear the selection` },
  { keys: ['Delete'], does: msg`Delete the record, or the selected ones` },
  { keys: ['R'], does: msg`In couriers: review the candidates` },
  { keys: ['F'], does: msg`In a review: show the documents, or hide them` },
  { keys: ['A', 'S', 'D'], does: msg`In a review: approve, reject with an error, reject` },
  { keys: ['J', 'K'], does: msg`In a review: next or previous candidate` },
  { keys: ['S'], does: msg`In time slots: the shortest hours` },
  { keys: ['J', 'K'], does: msg`In time slots: next or previous of the shortest hours` },
  { keys: [command, 'S'], does: msg`Save the form, or what a dialog asks for` },
  { keys: [command, 'Enter'], does: msg`In quick edit: save, then the next record` },
  { keys: [command, 'Enter'], does: msg`In the edit of several records: change them` },
  { keys: [command, 'Z'], does: msg`Take back the last deletion or saved change` },
  { keys: [command, 'Shift', 'Z'], does: msg`In trees: do again what was taken back` },
  { keys: ['Alt', '↑', '↓'], does: msg`Move a column or an entry of a tree` },
  { keys: ['Alt', 'PgUp', 'PgDn'], does: msg`Previous or next record, on its page` },
];

const useStyles = makeStyles({
  // Two columns where there is room, so that all of them are seen at once.
  list: { columnWidth: '320px', columnGap: '32px', margin: 0 },
  shortcut: {
    display: 'grid',
    gridTemplateColumns: '152px 1fr',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '28px',
    paddingBlock: '1px',
    boxSizing: 'border-box',
    breakInside: 'avoid',
  },
  keys: { display: 'flex', gap: '4px', whiteSpace: 'nowrap' },
  key: {
    minWidth: '20px',
    padding: '1px 6px',
    textAlign: 'center',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  does: { margin: 0 },
});

export const ShortcutList = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {shortcuts.map(({ keys, does }) => (
        <div key={i18n._(does)} className={styles.shortcut}>
          <dt className={styles.keys}>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd className={styles.does}>{i18n._(does)}</dd>
        </div>
      ))}
    </dl>
  );
};
