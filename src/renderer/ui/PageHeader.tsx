import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 16px',
    flex: '0 0 auto',
    minHeight: '36px',
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

/** A page's title, and its actions to the right of it. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
      {children && (
        <div className={styles.actions} data-actions>
          {children}
        </div>
      )}
    </div>
  );
};
