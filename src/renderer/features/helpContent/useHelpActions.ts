import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import type { HelpView } from './HelpItem.tsx';
import type { HelpTreeActions } from './HelpTree.tsx';
import { dropEntry, insertEntry, removeEntry, restoreEntry, stepEntry, writeEntry } from './helpEdits.ts';
import { findEntry, type HelpEntries, type HelpPlace, newEntry } from './helpTree.ts';
import type { OpenEntries } from './useOpenEntries.ts';

interface HelpActionsOptions {
  entries: HelpEntries;
  change: (edit: (now: HelpEntries) => HelpEntries, run?: string) => void;
  openEntries: OpenEntries;
}

/** Whose title gets the focus when an entry is gone: the one after it, before it, or around it. */
const neighbourOf = (entries: HelpEntries, { parent, index }: HelpPlace): string | null => {
  const siblings = parent === null ? entries : (findEntry(entries, parent)?.entry.children ?? []);
  return (siblings[index + 1] ?? siblings[index - 1])?.key ?? parent;
};

/** What can be done with entries, and where the focus goes with it. */
export const useHelpActions = ({ entries, change, openEntries }: HelpActionsOptions) => {
  const { t } = useLingui();
  const [focus, setFocus] = useState<{ key: string; field: string } | null>(null);
  const focusTitle = (key: string | null): void => setFocus(key === null ? null : { key, field: 'title' });

  /** The notices of what was removed, by its key: one that came back by Ctrl+Z is not removed any longer. */
  const removed = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [key, notice] of removed.current) {
      if (!findEntry(entries, key)) continue;
      dismissToast(notice);
      removed.current.delete(key);
    }
  }, [entries]);

  const add = (place: HelpPlace): void => {
    const entry = newEntry(crypto.randomUUID());
    change((now) => insertEntry(now, entry, place));
    openEntries.open([entry.key, ...(place.parent === null ? [] : [place.parent])]);
    focusTitle(entry.key);
  };

  const remove = (key: string): void => {
    const found = findEntry(entries, key);
    if (!found) return;
    const name = found.entry.title.trim() || t`Untitled`;
    change((now) => removeEntry(now, key));
    focusTitle(neighbourOf(entries, found.place));
    const notice = showToast({
      intent: 'info',
      text: t`${name} removed`,
      action: {
        label: t`Undo`,
        run: () => {
          change((now) => restoreEntry(now, found.entry, found.place));
          focusTitle(key);
        },
      },
    });
    removed.current.set(key, notice);
  };

  /** It takes the focus along, and is never moved out of sight. */
  const move = (key: string, edit: (now: HelpEntries) => HelpEntries): void => {
    const parent = findEntry(edit(entries), key)?.place.parent ?? null;
    change(edit);
    if (parent !== null) openEntries.open([parent]);
    focusTitle(key);
  };

  const treeActions = useStableActions<HelpTreeActions & Pick<HelpView, 'onWrite'>>({
    onWrite: (key, written) =>
      change((now) => writeEntry(now, key, written), `${key} ${Object.keys(written).join()}`),
    drop: (key, target, side) => move(key, (now) => dropEntry(now, key, target, side)),
    addAtEnd: () => add({ parent: null, index: entries.length }),
    act: (key, action) => {
      const found = findEntry(entries, key);
      if (!found) return;
      if (action === 'toggle') openEntries.toggle(key);
      else if (action === 'addChild') add({ parent: key, index: found.entry.children.length });
      else if (action === 'addSibling') add({ ...found.place, index: found.place.index + 1 });
      else if (action === 'remove') remove(key);
      else move(key, (now) => stepEntry(now, key, action));
    },
  });
  return { treeActions, focus, setFocus };
};
