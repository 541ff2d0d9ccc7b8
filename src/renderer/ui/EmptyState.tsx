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
});

/** Nothing to show: one sentence, one action. */
export const EmptyState = ({ text, action }: { text: ReactNode; action?: ReactNode }) => {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Text className={styles.text}>{text}</Text>
      {action}
    </div>
  );
};
