import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  Tooltip,
  tokens,
} from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { useLinkHandlers } from '../../ui/openWindow.ts';
import { LinkBadge } from './LinkBadge.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { currentLinkPath, linksIn, type MenuEntry, menuName } from './menuEntries.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  waiting: { position: 'absolute', top: '1px', right: '2px', lineHeight: 0 },
  onlyHeard,
  button: { position: 'relative' },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

interface MenuRailProps {
  entries: readonly MenuEntry[];
  pathname: string;
}

/** Collapsed menu: an icon per link or section; a section opens its links as a pop-up menu. */
export const MenuRail = ({ entries, pathname }: MenuRailProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const linkHandlers = useLinkHandlers();
  const current = currentLinkPath(linksIn(entries), pathname);
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const { name, icon } = entry.type === 'link' ? entry.link : entry.section;
        const text = menuName(i18n, name);
        const isCurrent = linksIn([entry]).some(({ path }) => path === current);
        const className = mergeClasses(styles.button, isCurrent && styles.current);
        const names = linksIn([entry]).map((link) => link.name);
        const face = (
          <>
            <MenuIcon name={icon} />
            {/* Visually hidden text and not `aria-label`, which would hide the badge's text. */}
            <span className={styles.onlyHeard}>{text} </span>
            <span className={styles.waiting}>
              <LinkBadge names={names} isDot />
            </span>
          </>
        );
        const button = { appearance: 'subtle', className, icon: face } as const;
        return (
          <li key={name}>
            {entry.type === 'link' ? (
              <Tooltip content={text} relationship="inaccessible" positioning="after">
                <Button
                  {...button}
                  aria-current={isCurrent ? 'page' : undefined}
                  {...linkHandlers(entry.link.path)}
                />
              </Tooltip>
            ) : (
              <Menu positioning="after-top">
                <MenuTrigger disableButtonEnhancement>
                  <Tooltip content={text} relationship="inaccessible" positioning="after">
                    <Button {...button} />
                  </Tooltip>
                </MenuTrigger>
                <MenuPopover>
                  <MenuList>
                    {entry.section.links.map((link) => (
                      <MenuItem
                        key={link.path}
                        secondaryContent={<LinkBadge names={[link.name]} />}
                        {...linkHandlers(link.path)}
                      >
                        {menuName(i18n, link.name)}
                      </MenuItem>
                    ))}
                  </MenuList>
                </MenuPopover>
              </Menu>
            )}
          </li>
        );
      })}
    </ul>
  );
};
