import { makeStyles, tokens } from '@fluentui/react-components';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { changedMark } from '../../ui/useChangeMark.ts';
import { starStyles } from '../fields/rating/stars.ts';
import { headerHeight } from './gridModel.ts';
import { focusRing, rowButtonStyles } from './rowButtonStyles.ts';

/** Header and horizontal scroll bar. */
const edges = `(${headerHeight}px + var(--bar))`;
/**
 * Scroll padding keeps the focused cell clear of pinned columns and buttons. Pinned elements get a negative
 * margin; otherwise focusing one would scroll the list.
 */
const underEdges = `${headerHeight}px var(--buttons) 0 var(--pins)`;
const staysLeft = { scrollMargin: '0 var(--pins) 0 calc(-1 * var(--pins))' } as const;

export const useGridStyles = makeStyles({
  /** Room next to a toast; the table's maximum size is relative to it. */
  frame: { flexGrow: 1, minHeight: 0 },
  scroller: {
    display: 'block',
    position: 'relative',
    height: '100%',
    // Ends between two rows.
    maxHeight: `calc(${edges} + round(down, 100% - ${edges}, var(--row)))`,
    overflow: 'auto',
    scrollPadding: underEdges,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
  },
  thead: { display: 'contents' },
  body: {
    display: 'block',
    position: 'relative',
    minWidth: 'var(--width)',
  },
  /** Previous result while a slow query is running. */
  outdated: { opacity: 0.5 },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 6,
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    minWidth: 'var(--width)',
    height: `${headerHeight}px`,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // The resize handle of the last column would make the list scrollable by half its width.
    overflowX: 'clip',
    // Smaller, because titles are often longer than the values.
    fontSize: '12px',
    fontWeight: tokens.fontWeightMedium,
    color: tokens.colorNeutralForeground2,
  },
  row: {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--tracks)',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&:hover > [data-buttons]': { opacity: 1 },
    '&:focus-within > [data-buttons]': { opacity: 1 },
    '&[aria-selected=true]': {
      backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2} 45%, ${tokens.colorNeutralBackground1})`,
      ':hover': {
        backgroundColor: `color-mix(in srgb, ${tokens.colorBrandBackground2} 75%, ${tokens.colorNeutralBackground1})`,
      },
    },
    '&[data-current=true]': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '&[data-left]': {
      backgroundColor: tokens.colorNeutralBackground3,
      color: tokens.colorNeutralForeground3,
      fontStyle: 'italic',
    },
    '&[data-left] a': { color: 'inherit' },
    '@media (forced-colors: active)': {
      // Above pinned cells.
      '&[aria-selected=true]::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: 5,
        border: '1px solid Highlight',
        pointerEvents: 'none',
      },
    },
  },
  // Block layout: flex boxes take the browser 50 % longer to lay out.
  cell: {
    minWidth: 0,
    paddingLeft: '8px',
    // A border instead of padding, because text may overflow into padding without counting as truncated.
    borderRight: '8px solid transparent',
    // Forced colours would make the transparent border visible.
    '@media (forced-colors: active)': { borderRightColor: 'Canvas' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 'var(--line)',
    ...changedMark,
    // Above the row's buttons, which are visible while the row has the focus.
    ':focus-visible': { ...focusRing, zIndex: 5 },
  },
  numeric: { textAlign: 'end' },
  id: {
    position: 'relative',
    // Room for the copy button, which covers a longer id.
    borderRightWidth: 0,
    backgroundColor: 'inherit',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '12px',
    '&:hover > [data-act=copy]': { visibility: 'visible' },
    '&:focus > [data-act=copy]': { visibility: 'visible' },
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  view: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
  },
  ...starStyles,
  negative: { color: tokens.colorStatusDangerForeground3 },
  unreadable: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  pinned: { position: 'sticky', zIndex: 3, backgroundColor: 'inherit', ...staysLeft },
  undrawn: {
    gridColumn: '1 / -1',
    alignContent: 'center',
    padding: '0 16px',
    color: tokens.colorNeutralForeground3,
  },
  select: {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'inherit',
    '&[data-tone]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: '3px',
      forcedColorAdjust: 'none',
    },
    '&[data-tone=neutral]::before': { backgroundColor: tokens.colorNeutralStroke1 },
    '&[data-tone=brand]::before': { backgroundColor: tokens.colorBrandBackground },
    '&[data-tone=success]::before': { backgroundColor: tokens.colorStatusSuccessBackground3 },
    '&[data-tone=warning]::before': { backgroundColor: tokens.colorStatusWarningBackground3 },
    '&[data-tone=danger]::before': { backgroundColor: tokens.colorStatusDangerBackground3 },
  },
  mark: { marginLeft: '6px', verticalAlign: '-3px', color: tokens.colorNeutralForeground3 },
  ...rowButtonStyles,
  checkbox: {
    width: '16px',
    height: '16px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
    ...staysLeft,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  switch: {
    position: 'relative',
    width: '32px',
    height: '18px',
    padding: 0,
    verticalAlign: 'middle',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '9px',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      backgroundColor: tokens.colorNeutralStrokeAccessible,
      '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
    },
    '&[aria-checked=true]': {
      backgroundColor: tokens.colorCompoundBrandBackground,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
    '&[aria-checked=true]::before': { left: '17px', backgroundColor: tokens.colorNeutralForegroundInverted },
    '&[aria-busy=true]': { opacity: 0.5, cursor: 'progress' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  neutralSwitch: {
    '&[aria-checked=true]': {
      backgroundColor: tokens.colorNeutralForeground3,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  hidden: onlyHeard,
  copy: {
    position: 'absolute',
    top: 'calc((var(--line) - 26px) / 2)',
    right: 0,
    width: '20px',
    margin: 0,
    scrollMargin: 0,
    visibility: 'hidden',
    backgroundColor: 'inherit',
  },
  image: {
    // Square like most portraits, dishes and logos, so that faces are not cropped.
    width: 'min(32px, calc(var(--line) - 3px))',
    aspectRatio: 1,
    verticalAlign: 'middle',
    objectFit: 'cover',
    // Crop tall portraits from the bottom, not from the top.
    objectPosition: '50% 15%',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

export type GridStyles = ReturnType<typeof useGridStyles>;
