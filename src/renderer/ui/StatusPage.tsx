import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '280px',
    padding: '24px',
    textAlign: 'center',
  },
  code: {
    margin: 0,
    fontSize: '64px',
    lineHeight: '64px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    fontVariantNumeric: 'tabular-nums',
  },
  text: { color: tokens.colorNeutralForeground2 },
});

interface StatusPageProps {
  code: string;
  text: ReactNode;
  action: ReactNode;
  /** Set inside a page that already has a main landmark. */
  isWithinPage?: boolean | undefined;
}

/** Full-page status such as 404: code, sentence, one action. */
export const StatusPage = ({ code, text, action, isWithinPage = false }: StatusPageProps) => {
  const styles = useStyles();
  const Landmark = isWithinPage ? 'div' : 'main';
  return (
    <Landmark className={styles.root}>
      <h1 className={styles.code}>{code}</h1>
      <Text size={400} className={styles.text}>
        {text}
      </Text>
      {action}
    </Landmark>
  );
};
