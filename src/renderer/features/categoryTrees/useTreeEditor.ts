import { recordKeys } from '../../data/queryClient.ts';
import { call } from '../../ipc/bridge.ts';
import { useWholeEdit } from '../../resource/editing/useWholeEdit.ts';
import { mergeEdits } from './mergeEdits.ts';
import { isSameEdit, toBody, toEdit } from './treeEdits.ts';

interface Scope {
  country: string;
  city: string;
}

const rules = { toEdit, toBody, isSame: isSameEdit, merge: mergeEdits };

/** The tree of one city while it is being edited. */
export const useTreeEditor = (scope: Scope) =>
  useWholeEdit(rules, {
    queryKey: recordKeys.record('categoryTrees', scope, ''),
    named: ['homeCategories', 'topFilters'],
    read: (how) => call('categoryTrees.read', scope, how),
    write: (body) => call('categoryTrees.update', scope, { body }),
  });
