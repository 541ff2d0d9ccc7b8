import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** A short quiet mark on a value that has changed by itself: lit at once, gone in two seconds. */
export const changedMark = {
  '&[data-changed]': {
    animationName: {
      from: { boxShadow: `inset 0 0 0 100px ${tokens.colorBrandBackground2}` },
      to: { boxShadow: 'inset 0 0 0 100px transparent' },
    },
    animationDuration: '2s',
    animationTimingFunction: 'ease-out',
    // Without motion it stays as it is until the mark is taken away.
    '@media (prefers-reduced-motion: reduce)': {
      animationName: 'none',
      boxShadow: `inset 0 0 0 100px ${tokens.colorBrandBackground2}`,
    },
  },
} satisfies GriffelStyle;
