import { tokens } from '@fluentui/react-components';

/** Style of a row's `::after`: the line between the rows where the dragged one would fall. */
export const dropLine = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  height: '2px',
  backgroundColor: tokens.colorCompoundBrandStroke,
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
} as const;
