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

/** Style of a row that can be dragged among others. */
export const sortableRow = {
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
} as const;

/** Style of what a row is dragged by. */
export const dragHandle = { display: 'flex', color: tokens.colorNeutralForeground3, cursor: 'grab' } as const;
