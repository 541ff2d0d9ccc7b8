import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Result, success } from '#shared/ipc/result.ts';
import { queryClient } from '../../data/queryClient.ts';
import { recordKeys } from '../../data/recordKeys.ts';
import { unwrap } from '../../data/resultError.ts';
import { namesOf } from '../../data/watchRecords.ts';
import { call } from '../../ipc/call.ts';
import { type EditHistory, redo, remember, startHistory, undo } from './editHistory.ts';
import { mergeEdits } from './mergeEdits.ts';
import { isSameEdit, type TreeEdit, toBody, toEdit } from './treeEdits.ts';

interface Scope {
  country: string;
  city: string;
}

/** The tree of one city while it is being edited. What the server says meanwhile never overwrites an edit. */
export const useTreeEditor = ({ country, city }: Scope) => {
  const queryKey = recordKeys.record('category_tree', { country, city }, '');
  const { data, error, refetch } = useQuery({
    queryKey,
    meta: namesOf('home_categories', 'top_filters'),
    queryFn: async ({ signal }) => unwrap(await call('category_tree.read', { country, city }, { signal })),
  });
  const saved = useMemo(() => (data ? toEdit(data) : null), [data]);
  const [history, setHistory] = useState<EditHistory<TreeEdit> | null>(null);
  const [baseline, setBaseline] = useState<TreeEdit | null>(null);
  const taken = useRef<TreeEdit | null>(null);
  const isDirty = history !== null && baseline !== null && !isSameEdit(history.present, baseline);

  useEffect(() => {
    // What is known already must not replace the history: what was undone can still be done again.
    if (!saved || isDirty || saved === taken.current) return;
    taken.current = saved;
    setHistory(startHistory(saved));
    setBaseline(saved);
  }, [saved, isDirty]);

  const change = (next: TreeEdit): void =>
    setHistory((current) => (current && next !== current.present ? remember(current, next) : current));

  const save = async (): Promise<Result<{ hasConflict: boolean }>> => {
    if (!history || !baseline) return success({ hasConflict: false });
    const mine = history.present;
    // What somebody else saved meanwhile must not be undone by posting the whole tree.
    const read = await call('category_tree.read', { country, city });
    if (!read.ok) return read;
    const { edit, hasConflict } = mergeEdits({ start: baseline, mine, theirs: toEdit(read.data) });
    const body = toBody(edit);
    const result = await call('category_tree.update', { country, city }, { body });
    if (!result.ok) return result;
    // What was read before the save must not come back for the moment until it is read again.
    queryClient.setQueryData(queryKey, body);
    if (!isSameEdit(edit, mine)) {
      // What was changed while the save was under way is not saved yet.
      setHistory(
        (now) => now && startHistory(mergeEdits({ start: mine, mine: now.present, theirs: edit }).edit),
      );
    }
    setBaseline(edit);
    return success({ hasConflict });
  };

  return {
    edit: history?.present ?? null,
    error,
    reload: () => void refetch(),
    isDirty,
    change,
    save,
    undo: () => setHistory((current) => current && undo(current)),
    redo: () => setHistory((current) => current && redo(current)),
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
  };
};
