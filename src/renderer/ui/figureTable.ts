import { type GriffelStyle, tokens } from '@fluentui/react-components';

export const thinLine = `1px solid ${tokens.colorNeutralStroke2}`;

/** Styles of a small table of figures, for `makeStyles`. */
export const figureTable = {
  frame: {
    overflow: 'auto',
    border: thinLine,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { height: '32px', padding: '0 8px', textAlign: 'left', borderBottom: thinLine },
    '& thead th': {
      // Height without padding: a row of the table, or two lines of title.
      height: '20px',
      paddingBlock: '6px',
      lineHeight: '16px',
      verticalAlign: 'bottom',
      whiteSpace: 'normal',
      fontWeight: tokens.fontWeightSemibold,
      backgroundColor: tokens.colorNeutralBackground2,
    },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
    '& tbody:last-child tr:last-child > *': { borderBottom: 'none' },
  },
  number: { textAlign: 'right !important' as 'right', whiteSpace: 'nowrap' },
  negative: { color: tokens.colorStatusDangerForeground3 },
} satisfies Record<string, GriffelStyle>;
