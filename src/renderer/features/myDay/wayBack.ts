import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '#shared/api/auth.ts';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { versionsOfChange } from '#shared/rules/treeChange.ts';
import { mayChange, type Resource } from '../../resource/define/resource.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import type { EntryWords } from './entryWords.ts';
import { takeBack } from './takeBack.ts';
import { slotsToRestore, takeBackSlots } from './takeBackSlots.ts';
import { takeBackTree } from './takeBackTree.ts';

type TakeBack = (words: EntryWords, context: TextContext) => Promise<void>;

/** True if the user may change such records, and all these fields are on its form. */
const hasForm = ({ recordId, fields }: JournalEntry, resource: Resource, user: SessionUser | null): boolean =>
  recordId !== null &&
  fields.every(({ name }) => resource.fields[name] !== undefined) &&
  // Orders and reviews have no form; their buttons change them.
  (mayChange(resource.can(user)) || resource.can(user).page === 'read');

/** The function that takes a change back, or the reason why there is none; `null`: nothing to take back. */
export const wayBackOf = (
  entry: JournalEntry,
  resource: Resource | null,
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
    if (!resource || !hasForm(entry, resource, user)) return msg`Cannot be taken back here.`;
    return (words, context) => takeBack(words, resource, context);
  }
  return msg`Cannot be taken back here: the previous values are unknown.`;
};
