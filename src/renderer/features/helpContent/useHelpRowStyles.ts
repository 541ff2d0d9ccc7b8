import { makeStyles, tokens } from '@fluentui/react-components';
import { dragHandle, dropLine, sortableRow } from '../../ui/sortableRow.ts';
import { tinyQuery } from '../../ui/useMediaQuery.ts';

const field = {
  boxSizing: 'border-box',
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase300,
  color: tokens.colorNeutralForeground1,
  backgroundColor: 'transparent',
  border: '1px solid transparent',
  borderRadius: tokens.borderRadiusMedium,
  ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
  ':focus': {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: tokens.colorNeutralBackground1,
    outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
  },
} as const;

/** Styles of plain elements, because there are hundreds of rows. */
export const useHelpRowStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  adding: { display: 'flex', justifyContent: 'center', padding: '12px 0 4px' },
  // `content-visibility` skips rows outside the viewport, which keeps typing fast.
  item: {
    position: 'relative',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 40px',
    '&[data-dragged]': { opacity: 0.5 },
    '&[data-drop=before]::after': { ...dropLine, top: 0 },
    '&[data-drop=after]::after': { ...dropLine, bottom: 0 },
    '&[data-drop=inside] > [data-row]': {
      backgroundColor: tokens.colorBrandBackground2,
      outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
      outlineOffset: '-2px',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
    },
  },
  below: { marginInlineStart: '28px' },
  row: {
    ...sortableRow,
    gap: '2px',
    minWidth: 0,
    minHeight: '36px',
    padding: '2px 0',
    '& [data-tools]': { opacity: 0 },
    ':hover [data-tools]': { opacity: 1 },
    ':focus-within [data-tools]': { opacity: 1 },
    // In tiny windows, tools take a line of their own and appear on focus only, so that nothing moves on
    // hover.
    [`@media ${tinyQuery}`]: {
      flexWrap: 'wrap',
      '& [data-tools]': { display: 'none' },
      ':focus-within [data-tools]': { display: 'flex', opacity: 1 },
    },
  },
  found: { boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}` },
  handle: { ...dragHandle, padding: '6px 2px' },
  button: {
    display: 'inline-flex',
    padding: '4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover:enabled': {
      backgroundColor: tokens.colorSubtleBackgroundHover,
      color: tokens.colorNeutralForeground2BrandHover,
    },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
  },
  tools: { display: 'flex', flexShrink: 0 },
  title: { ...field, flexGrow: 1, minWidth: '120px', height: '32px', paddingInline: '8px' },
  branch: { fontWeight: tokens.fontWeightSemibold },
  mark: {
    flexShrink: 0,
    paddingInline: '4px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  problem: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground3 },
  body: { display: 'flex', flexDirection: 'column', gap: '4px', margin: '0 8px 8px 52px' },
  text: {
    ...field,
    width: '100%',
    minHeight: '36px',
    maxHeight: '320px',
    padding: '7px 8px',
    lineHeight: tokens.lineHeightBase300,
    resize: 'vertical',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fieldSizing: 'content',
  },
  extra: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
});
