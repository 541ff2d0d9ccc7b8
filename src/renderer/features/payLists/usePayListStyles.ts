import { makeStyles, tokens } from '@fluentui/react-components';
import { figureTable, thinLine } from '../../ui/figureTable.ts';
import { onlyHeard } from '../../ui/onlyHeard.ts';

const actionsWidth = '40px';

export const usePayListStyles = makeStyles({
  ...figureTable,
  // Limited to the window's height, so that the formula below remains visible.
  frame: {
    ...figureTable.frame,
    maxHeight: 'max(240px, calc(100vh - 240px))',
    containerType: 'inline-size',
  },
  table: {
    ...figureTable.table,
    whiteSpace: 'nowrap',
    // Narrow padding: all columns of an establishment fit next to the menu on a 1440 px screen.
    '& th, & td': { ...figureTable.table['& th, & td'], padding: '0 4px' },
  },
  kept: {
    '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
    // Only the first of several total rows has a top border.
    '& tfoot': { position: 'sticky', bottom: 0, zIndex: 3 },
    '& tfoot > tr:first-child > *': { borderTop: thinLine },
    '& tfoot > tr > *': {
      height: '26px',
      borderBottom: 'none',
      backgroundColor: tokens.colorNeutralBackground2,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  lines: {
    // Some systems use wide fonts: next to the menu, statuses take the spare room and are cut at its end, so that
    // no figure is under the sticky payout.
    '@media screen and (max-width: 1599px)': {
      '& tbody [data-words]': { width: '16%', minWidth: '124px', maxWidth: 0 },
    },
    // Paper has no tooltips.
    '@media print': { '& tbody [data-words]': { whiteSpace: 'normal', maxWidth: '124px' } },
    // Smaller font next to the menu on a 1280 px screen, so that figures do not overlap.
    '@media (max-width: 1439px)': {
      fontSize: '12px',
      '& th, & td': { padding: '0 2px' },
      // Gap after left-aligned text, which would touch the next column.
      '& tr > :nth-child(-n + 4)': { paddingInlineEnd: '6px' },
      '& thead th': { fontSize: '11px', lineHeight: '14px', hyphens: 'auto' },
    },
    // The time of a line is in its tooltip where a figure would be under the sticky payout.
    '& [data-short]': { display: 'none' },
    '@media screen and (min-width: 1240px) and (max-width: 1439px)': {
      '& [data-short]': { display: 'inline' },
      '& [data-whole]': { display: 'none' },
    },
    '& td:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    // Sticky payout column, visible while the other columns scroll.
    '@media (min-width: 700px)': {
      '& tbody [data-column=payout], & tbody td:last-child': {
        position: 'sticky',
        zIndex: 1,
        backgroundColor: tokens.colorNeutralBackground1,
      },
      '& [data-column=payout]': { right: actionsWidth, borderLeft: thinLine },
      '& tr > :last-child': {
        right: 0,
        width: actionsWidth,
        minWidth: actionsWidth,
        boxSizing: 'border-box',
        padding: '0 6px',
      },
      '& thead [data-column=payout], & thead th:last-child': { zIndex: 3 },
      '& tfoot [data-column=payout], & tfoot td:last-child': { position: 'sticky', zIndex: 1 },
    },
  },
  // Narrow tables show the figures in a second row below the order's facts instead of truncating them.
  twoLines: {
    '@container (max-width: 980px)': {
      '&, & thead, & tbody, & tfoot': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--figures), minmax(0, 1fr))',
        borderBottom: thinLine,
      },
      '& tbody tr:last-child': { borderBottom: 'none' },
      '& tr > *': { height: 'auto !important', padding: '3px !important', borderBottom: 'none !important' },
      '& thead, & tfoot': { position: 'sticky', zIndex: 3 },
      '& thead': { top: 0 },
      '& tfoot': { bottom: 0 },
      '& thead th, & tr > [data-column=payout], & tr > :last-child': {
        position: 'static !important' as 'static',
      },
      '& thead th': {
        paddingInline: '1px !important',
        // Scales with the column, so that the longest word of a title fits.
        fontSize: 'clamp(9.5px, calc(100cqi / var(--figures) / 7.3), 11px)',
        overflowWrap: 'anywhere',
      },
      '& tr > [data-column=payout]': { borderLeft: 'none' },
      '& :is(thead, tbody) > tr > :is(:nth-child(2), :nth-child(3))': { gridColumnEnd: 'span 2' },
      '& :is(thead, tbody) > tr > :nth-child(4)': { gridColumnEnd: 'span 3' },
      // Starts the second row; on paper, the space of the hidden buttons would otherwise pull it up.
      '& :is(thead, tbody) > tr > :nth-child(5)': { gridColumnStart: 1 },
      '& :is(thead, tbody) > tr > :last-child': {
        gridArea: '1 / -2',
        width: 'auto',
        minWidth: 0,
        textAlign: 'right',
      },
      '& tbody [data-words]': { width: 'auto', minWidth: 0, maxWidth: 'none' },
      '& tfoot th': { gridColumn: '1 / -1' },
      '& tfoot td': { borderTop: 'none !important' },
      '& tfoot td:last-child': { display: 'none' },
    },
  },
  marked: {
    '& > td': { backgroundColor: `${tokens.colorBrandBackground2} !important` as 'inherit' },
    '& > td:first-child': { boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}` },
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: '12px' },
  status: { maxWidth: '170px', overflow: 'hidden', textOverflow: 'ellipsis' },
  /** Visible to screen readers only; icons show the same to other users. */
  heard: onlyHeard,
  formula: {
    minHeight: '20px',
    margin: 0,
    padding: '6px 10px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  gap: { flexGrow: 1 },
  order: { width: '290px' },
});
