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
  // Without a column of its own, the content is laid out with the form, and the lead comes first.
  aside: {
    display: 'contents',
    '@media (min-width: 1280px)': {
      display: 'flex',
      flexDirection: 'column',
      gap: '16px',
      minWidth: 0,
      boxSizing: 'border-box',
      minHeight: '100%',
      paddingLeft: '24px',
      borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  lead: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    '@media (width < 1280px)': { order: -1 },
  },
});

interface FormColumnsProps extends Omit<ComponentProps<typeof FormSections>, 'showsWritten' | 'isWide'> {
  /** First content of the panels' column, above the form in narrow windows. */
  lead?: ReactNode;
  panels: ReactNode;
  /** Another column is next to the form already. */
  isSingle?: boolean;
}

/** Fields of a record's page; in wide windows its state and related records are next to them. */
export const FormColumns = ({ sections, lead, panels, isSingle = false, ...shown }: FormColumnsProps) => {
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
          {lead && (
            <div className={styles.lead} data-lead>
              {lead}
            </div>
          )}
          {aside.length > 0 && <FormSections {...shown} sections={aside} isWide showsWritten />}
          {panels}
          {system.length > 0 && <FormSections {...shown} sections={system} isWide />}
        </div>
      )}
    </div>
  );
};
