import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { sameValue } from '../data/findConflicts.ts';

/** How long what changed by itself is marked. */
export const markedMs = 3000;

interface Known {
  value: unknown;
  text: string;
  isChanged: boolean;
}

/** Marks a value for a moment when it becomes another one before the person's eyes: what is hidden says nothing. */
export const useChangeMark = (value: unknown, text: string): { 'data-changed'?: true } => {
  const [known, setKnown] = useState<Known>({ value, text, isChanged: false });
  if (!sameValue(known.value, value)) setKnown({ value, text, isChanged: text !== known.text });
  // The name of what is referred to comes later, and changes nothing.
  else if (known.text !== text) setKnown({ ...known, text });
  useEffect(() => {
    if (!known.isChanged) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, isChanged: false })), markedMs);
    return () => clearTimeout(timer);
  }, [known]);
  return known.isChanged ? { 'data-changed': true } : {};
};

/**
 * A quiet mark on a value that has changed by itself, for as long as it says so. It does not fade: that would be a hundred
 * frames of work for one that is seen.
 */
export const changedMark = {
  '&[data-changed]': {
    boxShadow: `inset 0 0 0 100px ${tokens.colorBrandBackground2}`,
    '@media (forced-colors: active)': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
  },
} satisfies GriffelStyle;
