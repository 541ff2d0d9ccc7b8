import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { opensElsewhere, openWindow } from '../../ui/openWindow.ts';

const useStyles = makeStyles({
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
  indented: { paddingLeft: '40px' },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
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
    // Room for the heavier letters of the current entry, so that the menu keeps its width when one is chosen.
    '::after': {
      content: 'attr(data-text)',
      display: 'block',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});

interface MenuLinkItemProps {
  to: string;
  text: string;
  icon?: ReactNode;
  count?: ReactNode;
  isCurrent: boolean;
  onFollow?: (() => void) | undefined;
}

export const MenuLinkItem = ({ to, text, icon, count, isCurrent, onFollow }: MenuLinkItemProps) => {
  const styles = useStyles();
  const follow = (event: MouseEvent): void => {
    if (opensElsewhere(event)) {
      event.preventDefault();
      openWindow(to);
    } else onFollow?.();
  };
  return (
    <Link
      to={to}
      className={mergeClasses(styles.root, !icon && styles.indented, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
      title={text}
      onClick={follow}
      onAuxClick={follow}
    >
      {icon}
      <span className={styles.text} data-text={text}>
        {text}
      </span>
      {count}
    </Link>
  );
};
