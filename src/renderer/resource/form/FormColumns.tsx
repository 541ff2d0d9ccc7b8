import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { FormSections, hasFields, systemSection } from './FormSections.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  beside: {
    '@media (min-width: 1280px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 13fr) minmax(0, 8fr)',
      alignItems: 'start',
      gap: '24px',
    },
  },
  aside: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '@media (min-width: 1280px)': {
      boxSizing: 'border-box',
      minHeight: '100%',
      paddingLeft: '24px',
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

interface FormColumnsProps extends Omit<ComponentProps<typeof FormSections>, 'showsWritten' | 'isWide'> {
  panels: ReactNode;
  /** Another column is next to the form already. */
  isSingle?: boolean;
}

/** Fields of a record's page; in wide windows its state and related records are next to them. */
export const FormColumns = ({ sections, panels, isSingle = false, ...shown }: FormColumnsProps) => {
  const styles = useStyles();
  const { fields, record } = shown;
  const aside = sections.filter((section) => section.isAside === true && section !== systemSection);
  const system = sections.filter((section) => section === systemSection);
  const hasAside =
    Boolean(panels) || [...aside, ...system].some((section) => hasFields(fields, section, record));
  return (
    <div className={hasAside && !isSingle ? mergeClasses(styles.root, styles.beside) : styles.root}>
      <FormSections
        {...shown}
        sections={sections.filter(({ isAside }) => isAside !== true)}
        isWide={hasAside}
        showsWritten
      />
      {hasAside && (
        <div className={isSingle ? styles.root : styles.aside}>
          {aside.length > 0 && <FormSections {...shown} sections={aside} isWide showsWritten />}
          {panels}
          {system.length > 0 && <FormSections {...shown} sections={system} isWide />}
        </div>
      )}
    </div>
  );
};
