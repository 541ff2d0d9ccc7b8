import { recordKeys } from '../../data/recordKeys.ts';
import { call } from '../../ipc/call.ts';
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
    queryKey: recordKeys.record('category_tree', scope, ''),
    named: ['home_categories', 'top_filters'],
    read: (how) => call('category_tree.read', scope, how),
    write: (body) => call('category_tree.update', scope, { body }),
  });
