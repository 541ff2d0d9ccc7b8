import { makeStyles, tokens } from '@fluentui/react-components';

const cell = '36px';

export const useCalendarStyles = makeStyles({
  header: { display: 'flex', alignItems: 'center', gap: '2px' },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    '::first-letter': { textTransform: 'uppercase' },
  },
  table: { borderCollapse: 'collapse', marginTop: '4px' },
  weekday: {
    width: cell,
    height: '28px',
    textAlign: 'center',
    padding: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  cell: { padding: 0 },
  day: {
    width: cell,
    height: '32px',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
    // Forced colours draw transparent borders too, which would mark every day as today.
    '@media (forced-colors: active)': { border: '1px solid Canvas' },
  },
  otherMonth: { color: tokens.colorNeutralForeground3 },
  today: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    // Forced colours would remove the background of the selected day.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      ':hover': { backgroundColor: 'Highlight' },
      ':focus-visible': { outline: '2px solid CanvasText' },
    },
  },
  outside: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'default',
    ':hover': { backgroundColor: 'transparent' },
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
});
