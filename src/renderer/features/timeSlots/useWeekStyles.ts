import { makeStyles, tokens } from '@fluentui/react-components';
import { hourWidth } from './weekMetrics.ts';

const line = `1px solid ${tokens.colorNeutralStroke2}`;
/** Header row: name of the day or hour, with its total below. */
export const headHeight = 50;
const borders = 2;
/** Scroll bar of columns that do not fit. */
const bar = `clamp(0px, (var(--slot-least) + ${borders}px + var(--slot-bar) - 100cqw) * 1000, var(--slot-bar))`;
const edges = `(${headHeight + borders}px + ${bar})`;
const columns = {
  display: 'grid',
  gridTemplateColumns: 'var(--slot-columns)',
  // Rows are separate grids: a common width keeps their columns aligned when the week scrolls sideways.
  minWidth: 'var(--slot-least)',
  maxWidth: 'var(--slot-most)',
  // Paper is narrower than the screen; fixed widths would make the browser shrink the whole page.
  '@media print': { gridTemplateColumns: 'var(--slot-paper-columns)', minWidth: 0 },
} as const;
const focusRing = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' } as const;

const badge = {
  padding: '0 3px',
  marginLeft: '4px',
  fontSize: '11px',
  lineHeight: '15px',
  '@media print': { fontSize: 'inherit', padding: 0 },
  borderRadius: tokens.borderRadiusSmall,
} as const;

const shade = (colour: string): string =>
  `color-mix(in srgb, ${colour} 32%, ${tokens.colorNeutralBackground1})`;
/** Background by staffing level; text has enough contrast on each. */
export const coverColours = {
  short: shade(tokens.colorStatusDangerBackground2),
  tight: shade(tokens.colorStatusWarningBackground2),
  // Most neutral background tokens are nearly black in the dark theme; this one remains grey.
  unknown: tokens.colorNeutralBackground6,
};

const needs = Object.fromEntries(
  Object.entries(coverColours).map(([cover, backgroundColor]) => [
    `&[data-need=${cover}]:not([aria-selected=true])`,
    {
      backgroundColor,
      // Forced colours replace the background; the sign next to the numbers has the same meaning.
      '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
    },
  ]),
);

/** Bar that shows the share of needed couriers who have booked. */
export const barImage = `linear-gradient(to right, ${tokens.colorCompoundBrandBackground} var(--covered), ${tokens.colorNeutralStroke2} var(--covered))`;

/** All cells share one class: attributes express their differences, which avoids merging classes per cell. */
export const useWeekStyles = makeStyles({
  area: {
    flex: '1 1 0',
    minHeight: '240px',
    containerType: 'inline-size',
    '@media print': { flex: 'none' },
  },
  root: {
    display: 'block',
    position: 'relative',
    // Ends between two rows.
    maxHeight: `calc(${edges} + round(down, 100% - ${edges}, var(--slot-row)))`,
    overflow: 'auto',
    scrollPadding: `${headHeight}px 0 0 ${hourWidth}px`,
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
    border: line,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxSizing: 'border-box',
  },
  rows: { display: 'contents' },
  row: {
    ...columns,
    minHeight: 'var(--slot-row)',
    // Fits a usual week on a single sheet.
    '@media print': { ...columns['@media print'], minHeight: 'var(--slot-paper-row)' },
  },
  head: {
    ...columns,
    height: `${headHeight}px`,
    position: 'sticky',
    top: 0,
    zIndex: 3,
    backgroundColor: tokens.colorNeutralBackground2,
    '--slot-totals': '24px',
  },
  title: {
    boxSizing: 'border-box',
    padding: 0,
    display: 'grid',
    borderRight: line,
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground2,
    '&[aria-current=date]': { boxShadow: `inset 0 -2px ${tokens.colorBrandStroke1}` },
  },
  hour: {
    boxSizing: 'border-box',
    padding: 0,
    display: 'grid',
    position: 'sticky',
    left: 0,
    zIndex: 2,
    borderRight: line,
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  corner: {
    boxSizing: 'border-box',
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    position: 'sticky',
    left: 0,
    zIndex: 4,
    fontSize: '10px',
    lineHeight: '11px',
    color: tokens.colorNeutralForeground2,
    borderRight: line,
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  offset: { fontSize: '10px', fontWeight: tokens.fontWeightRegular },
  // The total overlaps the lower part of its button and must not block its clicks.
  button: {
    gridArea: '1 / 1',
    padding: '0 0 var(--slot-totals)',
    border: 'none',
    background: 'none',
    font: 'inherit',
    lineHeight: '18px',
    '@media print': { lineHeight: '13px' },
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': focusRing,
  },
  total: {
    gridArea: '1 / 1',
    alignSelf: 'end',
    paddingBottom: '1px',
    overflow: 'hidden',
    textAlign: 'center',
    whiteSpace: 'pre',
    fontSize: '10px',
    lineHeight: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    pointerEvents: 'none',
  },
  fold: {
    display: 'flex',
    position: 'sticky',
    left: 0,
    width: 'max-content',
    minWidth: '100%',
    height: 'var(--slot-row)',
    '@media print': { height: '24px' },
    boxSizing: 'border-box',
    borderBottom: line,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  foldCell: { display: 'flex', flexGrow: 1, padding: 0 },
  foldButton: {
    flexGrow: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '0 8px',
    border: 'none',
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': focusRing,
  },
  field: {
    display: 'block',
    boxSizing: 'border-box',
    height: 'var(--slot-row)',
    padding: '1px 6px',
    '@media print': { height: 'var(--slot-paper-row)', padding: '1px 4px' },
    whiteSpace: 'nowrap',
    borderRight: line,
    borderBottom: line,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    '&:hover:not([aria-selected=true])': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...needs,
    '&[data-need=short], &[data-need=tight]': {
      backgroundImage: barImage,
      backgroundSize: '100% 3px',
      backgroundPosition: 'bottom',
      backgroundRepeat: 'no-repeat',
    },
    '&[data-phase=past]': {
      color: tokens.colorNeutralForeground3,
      backgroundColor: tokens.colorNeutralBackground3,
      '@media (forced-colors: active)': { color: 'GrayText' },
    },
    '&[data-phase=running]': { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
    '&[data-phase=none]': { cursor: 'default', backgroundColor: tokens.colorNeutralBackground2 },
    // Applied only to long texts, because clipping 168 cells takes as long as painting them.
    '&[data-long=true]': { overflow: 'hidden' },
    '&[data-off=true]': {
      backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${tokens.colorNeutralStroke3} 6px 7px)`,
    },
    '&[aria-selected=true]': {
      backgroundColor: tokens.colorBrandBackground2,
      boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-3px' },
    },
    // Also after a click on the name of an hour or on the grid of all zones, which focus a slot here.
    ':focus': focusRing,
  },
  text: {
    whiteSpace: 'pre',
    fontSize: '11px',
    lineHeight: '15px',
    '::first-line': { fontSize: '13px' },
    '@media print': { fontSize: '10px', lineHeight: '15px', '::first-line': { fontSize: '11px' } },
  },
  full: { color: tokens.colorStatusDangerForeground3, fontWeight: tokens.fontWeightSemibold },
  badge: {
    ...badge,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  peak: {
    ...badge,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  off: { float: 'right', fontSize: '11px', fontWeight: tokens.fontWeightSemibold },
});
export type WeekStyles = ReturnType<typeof useWeekStyles>;
