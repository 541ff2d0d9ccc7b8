import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    flexGrow: 1,
    minHeight: '200px',
    padding: '24px',
    textAlign: 'center',
  },
  text: { color: tokens.colorNeutralForeground2 },
  detail: { maxWidth: '100%', overflowWrap: 'anywhere' },
});

interface EmptyStateProps {
  text: ReactNode;
  /** The filters or search text that led to no results. */
  detail?: string;
  action?: ReactNode;
}

export const EmptyState = ({ text, detail, action }: EmptyStateProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text className={styles.text} align="center">
        {text}
      </Text>
      {detail && (
        <Text weight="semibold" className={styles.detail}>
          {detail}
        </Text>
      )}
      {action}
    </div>
  );
};
