import { makeStyles, tokens } from '@fluentui/react-components';
import { onlyHeard } from '../../ui/onlyHeard.ts';

const focusRing = {
  outline: `2px solid ${tokens.colorStrokeFocus2}`,
  outlineOffset: '-2px',
} as const;

const button = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
} as const;

export const useHeaderStyles = makeStyles({
  cell: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    padding: 0,
    textAlign: 'start',
    fontWeight: 'inherit',
    backgroundColor: 'inherit',
    ':focus-within': { zIndex: 1 },
    // Filter button.
    '&:hover > button[aria-haspopup]': { opacity: 1 },
    '&[data-drop=before]': { boxShadow: `inset 2px 0 ${tokens.colorCompoundBrandStroke}` },
    '&[data-drop=after]': { boxShadow: `inset -2px 0 ${tokens.colorCompoundBrandStroke}` },
  },
  sort: {
    ...button,
    position: 'relative',
    flexGrow: 1,
    height: '100%',
    paddingInline: '8px',
    textAlign: 'start',
    ':disabled': { cursor: 'default' },
    ':hover:enabled': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': focusRing,
  },
  actions: { position: 'relative', gridColumn: '-2 / -1', padding: 0 },
  // Aligns the title with the numbers below it.
  numeric: { justifyContent: 'flex-end', textAlign: 'end' },
  // Also applies in print, where the header is a regular table cell.
  numericCell: { textAlign: 'end' },
  // Reserved for the filter button, so that it covers neither title nor arrow.
  filterAfter: { paddingInlineEnd: '17px' },
  filterBefore: { paddingInlineStart: '17px' },
  label: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: '16px',
  },
  hidden: onlyHeard,
  arrow: { fontSize: '11px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  filter: {
    ...button,
    position: 'absolute',
    right: '1px',
    justifyContent: 'center',
    width: '16px',
    height: '24px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    opacity: 0,
    ':focus': { opacity: 1 },
    '&[aria-expanded=true]': { opacity: 1 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover },
    ':focus-visible': focusRing,
  },
  before: { right: 'auto', left: '1px' },
  filtered: { opacity: 1, color: tokens.colorBrandForeground1 },
  resizer: {
    position: 'absolute',
    top: 0,
    right: '-4px',
    // Above the neighbour even while that has the focus.
    zIndex: 2,
    width: '8px',
    height: '100%',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '8px',
      left: '3px',
      width: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
      '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
    ':hover::after': { width: '2px', backgroundColor: tokens.colorBrandStroke1 },
  },
});

export type HeaderStyles = ReturnType<typeof useHeaderStyles>;
