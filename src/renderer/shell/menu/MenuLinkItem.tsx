import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react';
import { waitingLists } from '../../features/waitingLists.ts';
import { opensElsewhere, useLinkHandlers } from '../../ui/openWindow.ts';
import { LinkBadge } from './LinkBadge.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { type MenuLink, menuName } from './menuEntries.ts';

const useStyles = makeStyles({
  item: { position: 'relative', ':has([role=img]) > a': { paddingRight: '38px' } },
  // Over the link, which is called by its text alone.
  badge: { position: 'absolute', top: '4px', right: '8px', pointerEvents: 'none' },
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '28px',
    boxSizing: 'border-box',
    padding: '3px 8px 3px 10px',
    lineHeight: tokens.lineHeightBase300,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  indented: { paddingLeft: '34px', paddingRight: '4px' },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    // No heavier letters, which would break the line elsewhere and move the entries below.
    color: tokens.colorNeutralForeground1,
    '::before': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '6px',
      bottom: '6px',
      width: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorCompoundBrandBackground,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
  text: {
    // Two lines where one would be cut.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '13px',
  },
});

interface MenuLinkItemProps {
  link: MenuLink;
  /** Under a heading it has none of its own. */
  hasIcon?: boolean;
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
}

/** Not the router's link, which would be drawn again at every step in a list, like two dozen others. */
export const MenuLinkItem = memo(({ link, hasIcon = false, isCurrent, onFollow }: MenuLinkItemProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const { name, icon, path } = link;
  const { onClick: go } = useLinkHandlers()(path);
  const text = menuName(i18n, name);
  const hasBadge = waitingLists.has(name);
  const badgeId = useId();
  const root = useRef<HTMLAnchorElement>(null);
  // In a low window the entry of a page that a link or a key opened may lie below the fold.
  useEffect(() => {
    if (isCurrent) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    if (event.button === 0 && !opensElsewhere(event)) onFollow?.();
    go(event);
  };
  const anchor = (
    <a
      ref={root}
      href={`#${path}`}
      className={mergeClasses(styles.root, !hasIcon && styles.indented, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={hasBadge ? badgeId : undefined}
      title={text}
      onClick={follow}
      onAuxClick={follow}
    >
      {hasIcon && <MenuIcon name={icon} />}
      <span className={styles.text}>{text}</span>
    </a>
  );
  if (!hasBadge) return anchor;
  return (
    <div className={styles.item}>
      {anchor}
      <span id={badgeId} className={styles.badge}>
        <LinkBadge names={[name]} />
      </span>
    </div>
  );
});
