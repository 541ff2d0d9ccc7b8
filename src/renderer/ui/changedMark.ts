import { type GriffelStyle, tokens } from '@fluentui/react-components';

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
