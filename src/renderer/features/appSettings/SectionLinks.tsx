import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { Link, useLocation, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import type { SectionId, settingsGroups } from './settingsTable.ts';

export const useSection = (): string | null => {
  // Re-renders on every navigation, even to the same URL.
  useLocation();
  return useSearchParams()[0].get('section');
};

const sectionPath = (id: SectionId): string => `${paths.appSettings}?section=${id}`;

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 180px',
    '@media (width < 860px)': { display: 'none' },
  },
  link: {
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

interface SectionLinksProps {
  groups: readonly (typeof settingsGroups)[number][];
}

export const SectionLinks = ({ groups }: SectionLinksProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const section = useSection();
  return (
    <nav className={styles.root} aria-label={t`Settings sections`}>
      {groups.map(({ id, title }) => (
        <Link
          key={id}
          to={sectionPath(id satisfies SectionId)}
          replace
          className={mergeClasses(styles.link, section === id && styles.current)}
          aria-current={section === id ? 'true' : undefined}
        >
          {i18n._(title)}
        </Link>
      ))}
    </nav>
  );
};
