import { makeStyles, tokens } from '@fluentui/react-components';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

export const useClosingStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    flexShrink: 0,
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
    '& th, & td': { height: '30px', padding: '0 8px', textAlign: 'left', borderBottom: line },
    '& thead th': {
      padding: '6px 8px',
      height: '20px',
      lineHeight: '16px',
      verticalAlign: 'bottom',
      fontWeight: tokens.fontWeightSemibold,
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
    '& tbody:last-child tr:last-child > *': { borderBottom: 'none' },
  },
  total: { '& > *': { fontWeight: `${tokens.fontWeightSemibold} !important` as '600' } },
  numberHead: { textAlign: 'right !important' as 'right' },
  number: { textAlign: 'right !important' as 'right', whiteSpace: 'nowrap' },
  none: { color: tokens.colorNeutralForeground4 },
  negative: { color: tokens.colorStatusDangerForeground3 },
  wrap: { overflowWrap: 'anywhere' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  muted: { color: tokens.colorNeutralForeground2 },
  section: { display: 'flex', flexDirection: 'column', gap: '8px', flexShrink: 0 },
  title: {
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
