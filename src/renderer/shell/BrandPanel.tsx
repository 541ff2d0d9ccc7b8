import { makeStyles, Text } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { narrowQuery } from '../ui/useMediaQuery.ts';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: '0 0 40%',
    maxWidth: '560px',
    boxSizing: 'border-box',
    padding: '24px 32px 40px',
    overflow: 'hidden',
    color: '#ffffff',
    backgroundImage: 'linear-gradient(160deg, #0c625b 0%, #084742 55%, #042d2a 100%)',
    [`@media ${narrowQuery}`]: { display: 'none' },
    '@media (forced-colors: active)': { display: 'none' },
  },
  brand: { position: 'relative', display: 'flex', alignItems: 'center', gap: '10px' },
  claim: { position: 'relative', display: 'flex', flexDirection: 'column', gap: '8px', maxWidth: '360px' },
  soft: { color: '#cce7e4' },
  routes: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});

interface BrandMarkProps {
  size: number;
}

/** Product logo: a shop awning over a route. Decorative, so without an accessible name. */
export const BrandMark = ({ size }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#0e7068" />
    <path
      d="M8 9h16l2 5.2a3 3 0 0 1-3.2 2.8 3 3 0 0 1-2.8-2.4 3 3 0 0 1-6 0 3 3 0 0 1-6 0A3 3 0 0 1 6 14.2z"
      fill="#fff"
    />
    <path d="M9.5 19v4.5h7" fill="none" stroke="#90c8c2" strokeWidth="2" strokeLinecap="round" />
    <circle cx="21.5" cy="23" r="2.5" fill="#fff" />
  </svg>
);

const Routes = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox="0 0 480 800"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <g fill="none" stroke="#ffffff" strokeOpacity="0.08" strokeWidth="1.5">
      <path d="M-20 180H500M-20 320H500M-20 460H500M-20 600H500M80-20V820M220-20V820M360-20V820" />
    </g>
    <g fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M80 600V460H220V320H360V180" stroke="#5caaa2" strokeOpacity="0.75" />
      <path d="M360 600H220V460" stroke="#90c8c2" strokeOpacity="0.4" strokeDasharray="2 9" />
    </g>
    <g>
      <circle cx="80" cy="600" r="7" fill="#90c8c2" />
      <circle cx="360" cy="600" r="5" fill="#90c8c2" fillOpacity="0.6" />
      <circle cx="360" cy="180" r="13" fill="#ffffff" fillOpacity="0.18" />
      <circle cx="360" cy="180" r="6" fill="#ffffff" />
    </g>
  </svg>
);

export const BrandPanel = () => {
  const styles = useStyles();
  return (
    <aside className={styles.root}>
      <Routes className={styles.routes} />
      <div className={styles.brand}>
        <BrandMark size={32} />
        <Text size={400} weight="semibold">
          <Trans>Marketplace Back Office</Trans>
        </Text>
      </div>
      <div className={styles.claim}>
        <Text size={600} weight="semibold">
          <Trans>Every order, courier and payout in one place</Trans>
        </Text>
        <Text className={styles.soft}>
          <Trans>For the people who keep the marketplace running, city by city.</Trans>
        </Text>
      </div>
    </aside>
  );
};
