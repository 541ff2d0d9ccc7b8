import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';

const useStyles = makeStyles({
  head: { gridArea: 'head', minWidth: 0 },
  root: {
    gridArea: 'week',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    minHeight: 0,
  },
});

interface SlotScreenProps {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}

/** Header across the screen, and its content next to the list of zones. */
export const SlotScreen = ({ title, tools, children }: SlotScreenProps) => {
  const styles = useStyles();
  return (
    <>
      <div className={styles.head}>
        <PageHeader title={title}>{tools}</PageHeader>
      </div>
      <div className={styles.root}>{children}</div>
    </>
  );
};
