import { makeStyles, tokens } from '@fluentui/react-components';
import { figureTable } from '../../ui/figureTable.ts';

export const useClosingStyles = makeStyles({
  ...figureTable,
  frame: { ...figureTable.frame, flexShrink: 0 },
  total: { '& > *': { fontWeight: `${tokens.fontWeightSemibold} !important` as '600' } },
  none: { color: tokens.colorNeutralForeground4 },
  bar: { width: '80px' },
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
