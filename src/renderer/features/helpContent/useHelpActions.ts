import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { useMoveAnnouncer } from '../../ui/useMoveAnnouncer.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import type { HelpTreeState } from './HelpItem.tsx';
import type { HelpTreeActions } from './HelpTree.tsx';
import {
  dropEntry,
  insertEntry,
  keepReplacedTexts,
  moveTextBelow,
  removeEntry,
  replacedTexts,
  restoreEntry,
  stepEntry,
  writeEntry,
} from './helpEdits.ts';
import { findEntry, type HelpEntries, type HelpPosition, newEntry } from './helpTree.ts';
import type { OpenEntries } from './useOpenEntries.ts';

interface HelpActionsOptions {
  entries: HelpEntries;
  change: (edit: (now: HelpEntries) => HelpEntries, run?: string) => void;
  openEntries: OpenEntries;
}

/** Entry to focus after a removal: the next one, the previous one, or the parent. */
const neighbourOf = (entries: HelpEntries, { parent, index }: HelpPosition): string | null => {
  const siblings = parent === null ? entries : (findEntry(entries, parent)?.entry.children ?? []);
  return (siblings[index + 1] ?? siblings[index - 1])?.key ?? parent;
};

const placeOf = (entries: HelpEntries, key: string) => {
  const found = findEntry(entries, key);
  if (!found) return null;
  const { parent, index } = found.position;
  const above = parent === null ? null : findEntry(entries, parent)?.entry;
  return { name: found.entry.title, index, count: (above?.children ?? entries).length, above };
};

/** "Removed" toasts with Undo. Each is dismissed when its entry is back, for example by Ctrl+Z. */
const useRemovedToasts = (entries: HelpEntries) => {
  const { t } = useLingui();
  const gone = useRef(new Map<number, string>());
  useEffect(() => {
    for (const [toast, key] of gone.current) {
      if (!findEntry(entries, key)) continue;
      dismissToast(toast);
      gone.current.delete(toast);
    }
  }, [entries]);
  return (key: string, name: string, bringBack: () => void): void => {
    const action = { label: t`Undo`, run: bringBack };
    gone.current.set(showToast({ intent: 'info', text: t`${name} removed`, action }), key);
  };
};

/** Applies an edit. A text that it would hide moves into a child, with a toast and the child expanded. */
const usePut = ({ entries, change, openEntries }: HelpActionsOptions) => {
  const { t } = useLingui();
  return (edit: (now: HelpEntries) => HelpEntries): void => {
    const edited = edit(entries);
    const [replaced] = replacedTexts(entries, edited);
    const spare = newEntry(crypto.randomUUID());
    change((now) => keepReplacedTexts(now, edit(now), spare));
    if (!replaced) return;
    const kept = keepReplacedTexts(entries, edited, spare);
    const [below] = findEntry(kept, replaced.key)?.entry.children ?? [];
    openEntries.open([replaced.key, ...(below ? [below.key] : [])]);
    const name = replaced.title.trim() || t`Untitled`;
    showToast({ intent: 'info', text: t`Moved the text of ${name} to the entry below it` });
  };
};

export const useHelpActions = (options: HelpActionsOptions) => {
  const { entries, change, openEntries } = options;
  const { t } = useLingui();
  const announceMove = useMoveAnnouncer();
  const put = usePut(options);
  const offerReturn = useRemovedToasts(entries);
  const [focus, setFocus] = useState<{ key: string; field: string } | null>(null);
  const focusTitle = (key: string | null): void => setFocus(key === null ? null : { key, field: 'title' });

  const titleOrUntitled = (title: string): string => title.trim() || t`Untitled`;

  const add = (position: HelpPosition): void => {
    const entry = newEntry(crypto.randomUUID());
    put((now) => insertEntry(now, entry, position));
    openEntries.open([entry.key, ...(position.parent === null ? [] : [position.parent])]);
    focusTitle(entry.key);
  };

  const remove = (key: string): void => {
    const found = findEntry(entries, key);
    if (!found) return;
    const name = titleOrUntitled(found.entry.title);
    change((now) => removeEntry(now, key));
    focusTitle(neighbourOf(entries, found.position));
    offerReturn(key, name, () => {
      change((now) => restoreEntry(now, found.entry, found.position));
      focusTitle(key);
    });
  };

  /** Keeps the moved entry focused and visible. */
  const move = (key: string, edit: (now: HelpEntries) => HelpEntries): void => {
    const place = placeOf(edit(entries), key);
    put(edit);
    if (place) {
      const { name, above } = place;
      announceMove({
        ...place,
        name: titleOrUntitled(name),
        ...(above ? { parent: titleOrUntitled(above.title) } : {}),
      });
      if (above) openEntries.open([above.key]);
    }
    focusTitle(key);
  };

  const textBelow = (key: string): void => {
    const below = newEntry(crypto.randomUUID());
    change((now) => moveTextBelow(now, key, below));
    openEntries.open([key, below.key]);
    focusTitle(below.key);
  };

  const treeActions = useStableActions<HelpTreeActions & Pick<HelpTreeState, 'onWrite'>>({
    onWrite: (key, written) =>
      change((now) => writeEntry(now, key, written), `${key} ${Object.keys(written).join()}`),
    drop: (key, target, side) => move(key, (now) => dropEntry(now, key, target, side)),
    addAtEnd: () => add({ parent: null, index: entries.length }),
    act: (key, action) => {
      const found = findEntry(entries, key);
      if (!found) return;
      if (action === 'toggle') openEntries.toggle(key);
      else if (action === 'addChild') add({ parent: key, index: found.entry.children.length });
      else if (action === 'addSibling') add({ ...found.position, index: found.position.index + 1 });
      else if (action === 'remove') remove(key);
      else if (action === 'dropText') change((now) => writeEntry(now, key, { text: '' }));
      else if (action === 'textBelow') textBelow(key);
      else move(key, (now) => stepEntry(now, key, action));
    },
  });
  return { treeActions, focus, setFocus };
};
