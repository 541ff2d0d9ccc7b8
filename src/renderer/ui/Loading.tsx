import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

const keys = Array.from({ length: 42 }, (_, index) => `item ${index}`);

const useStyles = makeStyles({
  item: {
    flexShrink: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { opacity: 0.4 } },
    animationDuration: '1s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
});

interface LoadingProps {
  /** Height of each box in pixels. */
  size?: number;
  count?: number;
  className?: string;
}

/**
 * Placeholder boxes while loading. Plain and cheap: every list opens
 * with more than a dozen, for a frame or two.
 */
export const Loading = ({ size = 96, count = 1, className }: LoadingProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={className} role="progressbar" aria-busy="true" aria-label={t`Loading…`}>
      {keys.slice(0, count).map((key) => (
        <div key={key} className={styles.item} style={{ height: size }} />
      ))}
    </div>
  );
};
