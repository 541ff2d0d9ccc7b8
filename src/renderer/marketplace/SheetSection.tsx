import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, containerType: 'inline-size' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  title: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface SheetSectionProps {
  title: string;
  /** Totals or a link next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export const SheetSection = ({ title, aside, children }: SheetSectionProps) => {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <Text as="h2" className={styles.title} weight="semibold" size={400}>
          {title}
        </Text>
        {aside}
      </div>
      {children}
    </section>
  );
};
