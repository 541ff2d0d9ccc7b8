import { t } from '@lingui/core/macro';
import type { CategoryTree } from '#shared/api/catalogue.ts';
import { versionsOfChange } from '#shared/rules/treeChange.ts';
import { readAgain } from '../../data/watchRecords.ts';
import { call } from '../../ipc/bridge.ts';
import { mergeEdits } from '../../marketplace/categoryTree/mergeEdits.ts';
import { isSameEdit, type TreeEdit, toBody, toEdit } from '../../marketplace/categoryTree/treeEdits.ts';
import { saveWhole, type Written } from '../../resource/form/saveWhole.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';
import type { EntryWords } from './entryWords.ts';
import { changedRecordQuestion, confirmTakeBack, showFailure } from './takeBack.ts';

const rules = { toEdit, toBody, isSame: isSameEdit, merge: mergeEdits };

/**
 * Switches the boxes and moves the rows of a category tree back, in its current version. A box has two states,
 * so only rows that were moved since are doubtful.
 */
export const takeBackTree = async ({ entry, list: record }: EntryWords): Promise<void> => {
  const versions = versionsOfChange(entry.fields);
  if (!versions) return;
  const { country = '', city = '' } = entry.scope;
  const scope = { country, city };
  const [mine, start] = [toEdit(versions.before), toEdit(versions.after)];
  const calls = {
    read: (how: { signal: AbortSignal } | { fresh: true }) => call('categoryTrees.read', scope, how),
    write: (body: CategoryTree) => call('categoryTrees.update', scope, { body }),
  };
  const fresh = await calls.read({ fresh: true });
  if (!fresh.ok) return showFailure(record, fresh.error);
  const theirs = toEdit(fresh.data);
  const merged = mergeEdits({ start, mine, theirs });
  if (isSameEdit(merged.edit, theirs))
    return void showToast({ intent: 'info', text: t`${record} has the previous values already` });
  const moved = merged.hasMovedBoth ? [t`These rows were moved since then.`] : [];
  if (!(await confirmTakeBack(changedRecordQuestion(record), moved))) return;
  const save = async (from: TreeEdit, to: TreeEdit): Promise<Written<TreeEdit, CategoryTree> | null> => {
    const saved = await saveWhole(rules, calls, { start: from, mine: to, isUndo: false });
    await readAgain({ entity: 'categoryTrees', scope, ids: [] }, true);
    if (!saved.ok) showFailure(record, saved.error);
    return saved.ok ? saved.data : null;
  };
  const written = await save(start, mine);
  if (written)
    offerUndo(t`Taken back: ${record}`, async () => void (await save(written.edit, written.theirs)));
};
