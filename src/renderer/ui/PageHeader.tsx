import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBehind } from '../stores/page.ts';
import { useFormatters } from './useFormatters.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 16px',
    flex: '0 0 auto',
    minHeight: '36px',
    containerType: 'inline-size',
    containerName: 'header',
  },
  title: {
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  alone: { flexGrow: 1 },
  aside: { display: 'flex', flexGrow: 1, minWidth: 0 },
  asOf: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface PageHeaderProps {
  title: string;
  aside?: ReactNode;
  children?: ReactNode;
}

/** Age of the data while refetching fails. Unobtrusive, because main keeps retrying. */
const AsOf = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const clock = useFormatters();
  const asOf = useBehind((behind) => behind.asOf);
  if (asOf === null) return null;
  const time = clock.time(new Date(asOf).toISOString());
  return (
    <span className={styles.asOf} role="status" title={t`Could not refresh since then`}>
      <Trans>As of {time}</Trans>
    </span>
  );
};

export const PageHeader = ({ title, aside, children }: PageHeaderProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <h1 className={aside ? styles.title : mergeClasses(styles.title, styles.alone)} title={title}>
        {title}
      </h1>
      <AsOf />
      {aside && <div className={styles.aside}>{aside}</div>}
      {children && (
        <div className={styles.actions} data-actions>
          {children}
        </div>
      )}
    </div>
  );
};
