import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Locale } from '#shared/screens/settingValues.ts';
import { offerUndo } from '../../stores/undo.ts';
import { type TextSet, withText } from './preparedTexts.ts';

interface TextEditsOptions {
  set: TextSet;
  userId: string;
  locale: Locale;
  /** Typed text, as it would be stored. */
  typed: string;
}

/** Changes of the list of texts by the user: added, replaced, removed and restored. */
export const useTextEdits = ({ set, userId, locale, typed }: TextEditsOptions) => {
  const { t } = useLingui();
  const texts = set.useTexts(userId);
  /** Index of the prepared text being edited; `null` for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const [isPersistent, setIsPersistent] = useState(false);
  const offered = texts[locale];
  const keep = (changed: readonly string[]): void => {
    set.keep(userId, { ...texts, [locale]: changed });
    setEdited(null);
  };
  const keepLess = (changed: readonly string[], message: string): void => {
    keep(changed);
    offerUndo(message, async () => set.keep(userId, { ...set.read(userId), [locale]: offered }));
  };
  return {
    offered,
    edited,
    isChanged: JSON.stringify(offered) !== JSON.stringify(set.prepared[locale]),
    isPersistent,
    setIsPersistent,
    start: (index: number) => {
      setEdited(index);
      setIsPersistent(true);
    },
    stop: () => setEdited(null),
    keepTyped: () => keep(withText(offered, edited, typed)),
    remove: () => keepLess(withText(offered, edited, ''), t`Text removed`),
    restore: () => keepLess(set.prepared[locale], t`Default texts restored`),
  };
};

export type TextEdits = ReturnType<typeof useTextEdits>;
