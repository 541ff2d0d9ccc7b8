import { makeStyles, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { MenuIcon } from './MenuIcon.tsx';
import { MenuLinkItem } from './MenuLinkItem.tsx';
import { currentLinkPath, linksIn, type MenuEntry, menuName } from './menuEntries.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  section: { marginTop: '6px' },
  heading: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    height: '26px',
    paddingLeft: '6px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface MenuTreeProps {
  entries: readonly MenuEntry[];
  pathname: string;
  onFollow?: (() => void) | undefined;
}

export const MenuTree = ({ entries, pathname, onFollow }: MenuTreeProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const current = currentLinkPath(linksIn(entries), pathname);
  return (
    <ul className={styles.list}>
      {entries.map((entry) =>
        entry.type === 'link' ? (
          <li key={entry.link.path}>
            <MenuLinkItem
              link={entry.link}
              hasIcon
              isCurrent={entry.link.path === current}
              onFollow={onFollow}
            />
          </li>
        ) : (
          <li key={entry.section.name} className={styles.section}>
            <div className={styles.heading}>
              <MenuIcon name={entry.section.icon} />
              {menuName(i18n, entry.section.name)}
            </div>
            <ul className={styles.list} aria-label={menuName(i18n, entry.section.name)}>
              {entry.section.links.map((link) => (
                <li key={link.path}>
                  <MenuLinkItem link={link} isCurrent={link.path === current} onFollow={onFollow} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
};
