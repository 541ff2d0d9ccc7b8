import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { versionsOfChange } from '#shared/rules/treeChange.ts';
import { type FormSpec, mayChange, type Resource } from '../../resource/define/resource.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import type { EntryWords } from './entryWords.ts';
import { takeBack } from './takeBack.ts';
import { slotsToRestore, takeBackSlots } from './takeBackSlots.ts';
import { takeBackTree } from './takeBackTree.ts';

type TakeBack = (words: EntryWords, context: TextContext) => Promise<void>;

const isResource = (spec: FormSpec): spec is Resource => 'can' in spec;

/** True if the user may change such records, or if these are settings. */
const mayTakeBack = ({ recordId }: JournalEntry, spec: FormSpec, user: SessionUser | null): boolean =>
  !isResource(spec) ||
  // Orders and reviews have no form; their buttons change them.
  (recordId !== null && (mayChange(spec.can(user)) || spec.can(user).page === 'read'));

/** The function that takes a change back, or the reason why there is none; `null`: nothing to take back. */
export const wayBackOf = (
  entry: JournalEntry,
  spec: FormSpec | null,
  user: SessionUser | null,
  now: number,
): TakeBack | MessageDescriptor | null => {
  const { action, outcome, takenBackAt, fields, entity } = entry;
  if (action !== 'changed' || outcome !== 'done' || takenBackAt !== null || fields.length === 0) return null;
  if (fields.some(({ omitted }) => omitted === 'hidden'))
    return msg`Cannot be taken back here: sensitive values are not written down.`;
  if (fields.some(({ omitted }) => omitted === 'long'))
    return msg`Cannot be taken back here: the previous version is too long to be written down.`;
  if (entity === 'timeSlots') {
    const slots = slotsToRestore(entry, now);
    if (slots !== null && slots.length === 0) return msg`Cannot be taken back: these hours have begun.`;
    if (slots !== null) return (words, context) => takeBackSlots([words], words.name, context);
  } else if (entity === 'categoryTrees') {
    if (versionsOfChange(fields)) return takeBackTree;
  } else if (fields.every(({ from }) => from !== undefined)) {
    if (!spec || fields.some(({ name }) => !spec.fields[name]))
      return msg`Cannot be taken back here: these fields have no form in this version.`;
    if (!mayTakeBack(entry, spec, user))
      return msg`Cannot be taken back here: you may not change such records.`;
    return (words, context) => takeBack([words], words.name || words.list, spec, context);
  }
  return msg`Cannot be taken back here: the previous values are unknown.`;
};
