import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  dot: {
    display: 'inline-block',
    flexShrink: 0,
    width: '8px',
    height: '8px',
    marginRight: '8px',
    borderRadius: '50%',
    forcedColorAdjust: 'none',
    // Background colours are not printed: only the gap would remain.
    '@media print': { display: 'none' },
  },
  neutral: { backgroundColor: tokens.colorNeutralStroke1 },
  brand: { backgroundColor: tokens.colorBrandBackground },
  success: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground3 },
});

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger';

/** Coloured dot, always next to the status as text. */
export const StatusDot = ({ tone }: { tone: Tone }) => {
  const styles = useStyles();
  return <span className={mergeClasses(styles.dot, styles[tone])} aria-hidden="true" />;
};
