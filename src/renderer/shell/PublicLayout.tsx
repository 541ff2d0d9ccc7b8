import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { narrowQuery } from '../ui/useMediaQuery.ts';
import { BrandMark, BrandPanel } from './BrandPanel.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', height: '100%', backgroundColor: tokens.colorNeutralBackground1 },
  side: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    overflowY: 'auto',
  },
  top: { display: 'flex', alignItems: 'center', gap: '10px', padding: '16px 24px' },
  name: { visibility: 'hidden', [`@media ${narrowQuery}`]: { visibility: 'visible' } },
  spacer: { flexGrow: 1 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '20px',
    flexGrow: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '408px',
    margin: '0 auto',
    padding: '16px 24px 72px',
  },
});

export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <BrandPanel />
      <div className={styles.side}>
        <header className={styles.top}>
          <span className={styles.name}>
            <BrandMark size={28} />
          </span>
          <Text weight="semibold" className={styles.name}>
            <Trans>Marketplace Back Office</Trans>
          </Text>
          <span className={styles.spacer} />
          <LanguagePicker />
        </header>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  );
};
