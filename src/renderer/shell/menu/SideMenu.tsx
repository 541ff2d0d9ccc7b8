import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PanelLeftContract20Regular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpand20Regular } from '@fluentui/react-icons/svg/panel-left-expand';
import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useArrowKeys } from '../../ui/useDocumentKeys.ts';
import type { CurrentScope } from '../scope/useCurrentScope.ts';
import { MenuRail } from './MenuRail.tsx';
import { MenuTree } from './MenuTree.tsx';
import { useMenuEntries } from './useMenuEntries.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // As wide as the longest name in the language, within limits; longer names wrap.
    flex: '0 0 auto',
    width: 'max-content',
    minWidth: '200px',
    maxWidth: '272px',
    boxSizing: 'border-box',
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  collapsed: { width: '48px', minWidth: '48px' },
  scroll: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '8px 0 8px 4px',
    scrollbarGutter: 'stable',
  },
  rail: { padding: '8px 7px' },
  foot: {
    display: 'flex',
    padding: '6px 7px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** Side menu, expanded or collapsed as the user chose. Memoized like the header. */
export const SideMenu = memo(({ scope }: { scope: CurrentScope }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { pathname } = scope;
  const entries = useMenuEntries(scope);
  const isCollapsed = usePreferencesStore((settings) => settings.sideMenuCollapsed);
  const nav = useRef<HTMLElement>(null);
  useArrowKeys(nav);
  return (
    <div className={mergeClasses(styles.root, isCollapsed && styles.collapsed)}>
      <nav
        ref={nav}
        className={mergeClasses(styles.scroll, isCollapsed && styles.rail)}
        aria-label={t`Main menu`}
      >
        {isCollapsed ? (
          <MenuRail entries={entries} pathname={pathname} />
        ) : (
          <MenuTree entries={entries} pathname={pathname} />
        )}
      </nav>
      <div className={styles.foot}>
        <Button
          appearance="subtle"
          icon={isCollapsed ? <PanelLeftExpand20Regular /> : <PanelLeftContract20Regular />}
          aria-label={isCollapsed ? t`Expand menu` : t`Collapse menu`}
          aria-expanded={!isCollapsed}
          onClick={() => updatePreferences({ sideMenuCollapsed: !isCollapsed })}
        />
      </div>
    </div>
  );
});
