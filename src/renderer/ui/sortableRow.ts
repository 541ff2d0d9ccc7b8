import { tokens } from '@fluentui/react-components';

/** Style of a row's `::after`: insertion line at the drop position. */
export const dropLine = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  height: '2px',
  backgroundColor: tokens.colorCompoundBrandStroke,
  '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
} as const;

export const sortableRow = {
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
} as const;

export const dragHandle = { display: 'flex', color: tokens.colorNeutralForeground3, cursor: 'grab' } as const;
