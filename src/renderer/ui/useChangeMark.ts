import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { sameValue } from '#shared/rules/mergeVersions.ts';

export const markedMs = 3000;

interface Known {
  value: unknown;
  text: string;
  isChanged: boolean;
}

/** Marks a visible value briefly after it changed by a live update. Masked values are not marked. */
export const useChangeMark = (value: unknown, text: string): { 'data-changed'?: true } => {
  const [known, setKnown] = useState<Known>({ value, text, isChanged: false });
  if (!sameValue(known.value, value)) setKnown({ value, text, isChanged: text !== known.text });
  // A reference's display name loads later; that is not a change of the value.
  else if (known.text !== text) setKnown({ ...known, text });
  useEffect(() => {
    if (!known.isChanged) return;
    const timer = setTimeout(() => setKnown((now) => ({ ...now, isChanged: false })), markedMs);
    return () => clearTimeout(timer);
  }, [known]);
  return known.isChanged ? { 'data-changed': true } : {};
};

/**
 * Style of the change mark. Not animated: a fade would cost about a hundred frames for one visible change.
 */
export const changedMark = {
  '&[data-changed]': {
    boxShadow: `inset 0 0 0 100px ${tokens.colorBrandBackground2}`,
    '@media (forced-colors: active)': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
  },
} satisfies GriffelStyle;
