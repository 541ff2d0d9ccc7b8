import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type EntryGroup,
  groupAction,
  groupChange,
  groupInForce,
  groupOutcome,
  groupScope,
  groupTitle,
} from './entryGroups.ts';
import { JournalLine } from './JournalLine.tsx';

const useStyles = makeStyles({
  entries: {
    margin: 0,
    padding: '0 0 0 28px',
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});

interface EntryGroupRowProps {
  group: EntryGroup;
  place: string;
  /** Takes all entries back; `undefined`: some cannot be taken back. */
  onTakeBack: ((title: string) => void) | undefined;
  isBusy: boolean;
  /** Rows of the entries. */
  children: ReactNode;
}

/** Changes by a single action, in one line; its entries fold out. */
export const EntryGroupRow = ({ group, place, onTakeBack, isBusy, children }: EntryGroupRowProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [{ entry, list }] = groupInForce(group) ?? group;
  const title = groupTitle(group, { i18n });
  return (
    <JournalLine
      // Leads to the list, unless the entries are of slots.
      entry={entry.zone === undefined ? { ...entry, scope: groupScope(group), recordId: null } : entry}
      action={groupAction(group, { i18n })}
      subject={title}
      change={groupChange(group, { i18n })}
      outcome={groupOutcome(group, { i18n })}
      place={[list, place].filter(Boolean).join(' · ')}
      unfoldLabel={t`Entries of ${title}`}
      takeBackLabel={t`Take back all: ${title}`}
      onTakeBack={onTakeBack && (() => onTakeBack(title))}
      isBusy={isBusy}
    >
      <ul className={styles.entries}>{children}</ul>
    </JournalLine>
  );
};
