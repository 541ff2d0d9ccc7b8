import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Navigation20Regular } from '@fluentui/react-icons/svg/navigation';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { showPalette } from '../stores/overlays.ts';
import { ToolButton } from '../ui/ToolButton.tsx';
import { crampedQuery, narrowQuery } from '../ui/useMediaQuery.ts';
import { BrandMark } from './BrandPanel.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';
import { NoticesBell } from './notices/NoticesBell.tsx';
import { ScopePickers } from './scope/ScopePickers.tsx';
import type { CurrentScope } from './scope/useCurrentScope.ts';
import { UserMenu } from './UserMenu.tsx';
import { WindowMarks } from './WindowMarks.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    flex: '0 0 48px',
    boxSizing: 'border-box',
    padding: '0 12px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [`@media ${crampedQuery}`]: { gap: '4px', padding: '0 8px' },
  },
  home: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flexShrink: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: { whiteSpace: 'nowrap', [`@media ${narrowQuery}`]: { display: 'none' } },
  menu: { flexShrink: 0 },
  spacer: { flexGrow: 1 },
});

interface HeaderProps {
  scope: CurrentScope;
  /** Set when the side menu is a drawer. */
  onOpenMenu?: (() => void) | undefined;
}

/** Memoized: sorting or filtering a list changes the address, which renders the frame around it. */
export const Header = memo(({ scope, onOpenMenu }: HeaderProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <header className={styles.root}>
      {onOpenMenu && (
        <Button
          className={styles.menu}
          appearance="subtle"
          icon={<Navigation20Regular />}
          aria-label={t`Open menu`}
          onClick={onOpenMenu}
        />
      )}
      <Link to={paths.dashboard} className={styles.home} aria-label={t`Marketplace Back Office`}>
        <BrandMark size={24} />
        <Text weight="semibold" className={styles.name}>
          <Trans>Marketplace Back Office</Trans>
        </Text>
      </Link>
      <WindowMarks />
      <span className={styles.spacer} />
      <ToolButton
        label={t`Go to anything`}
        shortcut={navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl+K'}
        icon={<Search20Regular />}
        onClick={() => showPalette(true)}
      />
      <ScopePickers {...scope} />
      <LanguagePicker />
      <NoticesBell country={scope.country} />
      <UserMenu />
    </header>
  );
});
