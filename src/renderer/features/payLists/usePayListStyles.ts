import { makeStyles, tokens } from '@fluentui/react-components';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

/** What the tables of a pay list look like. */
export const usePayListStyles = makeStyles({
  frame: {
    overflow: 'auto',
    border: line,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& th, & td': { height: '32px', padding: '0 8px', textAlign: 'left', borderBottom: line },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      backgroundColor: tokens.colorNeutralBackground2,
      fontWeight: tokens.fontWeightSemibold,
      whiteSpace: 'normal',
      lineHeight: '16px',
      paddingBlock: '6px',
      verticalAlign: 'bottom',
    },
    '& tfoot td, & tfoot th': {
      position: 'sticky',
      bottom: 0,
      borderTop: line,
      borderBottom: 'none',
      backgroundColor: tokens.colorNeutralBackground2,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& tbody tr:last-child td': { borderBottom: 'none' },
    '& td:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  number: { textAlign: 'right !important' as 'right' },
  negative: { color: tokens.colorStatusDangerForeground1 },
  formula: {
    minHeight: '20px',
    padding: '6px 10px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  gap: { flexGrow: 1 },
});
