import { makeStyles, tokens } from '@fluentui/react-components';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { changedMark } from '../../ui/useChangeMark.ts';
import { headerHeight, lineHeight } from './gridModel.ts';
import { focusRing, rowButtonStyles } from './rowButtonStyles.ts';

/**
 * What gets the focus is moved out from under what stays at the edges. What stays there itself counts as standing beside it,
 * or the list would move for good with every button that is focused.
 */
const underEdges = `${headerHeight}px var(--buttons) 0 var(--pins)`;
const staysLeft = { scrollMargin: '0 var(--pins) 0 calc(-1 * var(--pins))' } as const;

export const useGridStyles = makeStyles({
  scroller: {
    display: 'block',
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    containerType: 'inline-size',
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
  /** The answer to an earlier question, once the next one is slow. */
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
    // The edge of the last title would let the list scroll by half of itself.
    overflowX: 'clip',
    // Titles are longer than much of what stands below them.
    fontSize: '12px',
    fontWeight: tokens.fontWeightSemibold,
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
      // Over the cells that are pinned.
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
  // Plain boxes of one line, because a list of flex boxes takes the browser half as long again to lay out.
  cell: {
    minWidth: 0,
    paddingLeft: '8px',
    // Not padding, into which text may run over without the cell knowing that it had to be cut.
    borderRight: '8px solid transparent',
    // Forced colours would paint it.
    '@media (forced-colors: active)': { borderRightColor: 'Canvas' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 'var(--line)',
    ...changedMark,
    // Over the row's buttons, which stand there while the row has the focus.
    ':focus-visible': { ...focusRing, zIndex: 5 },
  },
  // What takes more than two lines ends with dots in the second.
  wrapped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    alignSelf: 'center',
    lineHeight: `${lineHeight}px`,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  // Behind the dot of a status the second line begins where the first one does. By a class: with `:has()`, which looked for the
  // dot, the browser took a quarter more time to style the rows that come while one scrolls.
  dotted: { paddingLeft: '24px', textIndent: '-16px' },
  // The cell is as high as its row: the link in it has the two lines.
  tall: {
    alignContent: 'center',
    lineHeight: `${lineHeight}px`,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '& > [data-act]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      textAlign: 'start',
    },
  },
  numeric: { textAlign: 'end' },
  id: {
    position: 'relative',
    // The button to copy it has this room, and covers what is longer.
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
  negative: { color: tokens.colorStatusDangerForeground3 },
  unreadable: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  pinned: {
    position: 'sticky',
    zIndex: 3,
    backgroundColor: 'inherit',
    ...staysLeft,
    // What is pinned would leave no room for the rest.
    '@container (max-width: 640px)': {
      position: 'relative',
      left: '0 !important',
      zIndex: 'auto',
      scrollMargin: 0,
    },
  },
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
  hidden: onlyHeard,
  copy: {
    position: 'absolute',
    top: 'calc((var(--line) - 26px) / 2)',
    right: 0,
    width: '24px',
    margin: 0,
    scrollMargin: 0,
    visibility: 'hidden',
    backgroundColor: 'inherit',
  },
  image: {
    // Square, as most portraits, dishes and logos are: a head is seen whole.
    width: 'min(32px, calc(var(--line) - 3px))',
    aspectRatio: 1,
    verticalAlign: 'middle',
    objectFit: 'cover',
    // What has to be cut off an upright picture of a person is not the head.
    objectPosition: '50% 15%',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

export type GridStyles = ReturnType<typeof useGridStyles>;
