import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react';
import { waitingLists } from '../../app/waitingLists.ts';
import { opensElsewhere, useLinkHandlers } from '../../ui/openWindow.ts';
import { LinkBadge } from './LinkBadge.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { type MenuLink, menuName } from './menuEntries.ts';

const useStyles = makeStyles({
  item: { position: 'relative', ':has([role=img]) > a': { paddingRight: '38px' } },
  // Overlays the link instead of being inside it: the link's name is its text alone.
  badge: { position: 'absolute', top: '4px', right: '8px', pointerEvents: 'none' },
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '28px',
    boxSizing: 'border-box',
    padding: '3px 8px 3px 6px',
    lineHeight: tokens.lineHeightBase300,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  indented: { paddingLeft: '30px', paddingRight: '2px' },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    // No bold text: it could wrap and move the entries below.
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
    // Wrap instead of truncating.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: '13px',
  },
});

interface MenuLinkItemProps {
  link: MenuLink;
  /** Links below a section heading have no icon. */
  hasIcon?: boolean;
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
}

/** Memoized, and without the router's `Link`, which renders again at every change of the address. */
export const MenuLinkItem = memo(({ link, hasIcon = false, isCurrent, onFollow }: MenuLinkItemProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const { name, icon, path } = link;
  const { onClick: go } = useLinkHandlers()(path);
  const text = menuName(i18n, name);
  const hasBadge = waitingLists.has(name);
  const badgeId = useId();
  const root = useRef<HTMLAnchorElement>(null);
  // Scroll the current entry into view: in a low window it may be below the fold.
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
