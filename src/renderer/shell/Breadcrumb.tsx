import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { request } from '../ipc/bridge.ts';
import { paths } from '../paths.ts';
import { listOpenedFrom, usePageStore } from '../stores/page.ts';
import { isRecordWindow, opensElsewhere } from '../ui/openWindow.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useCurrentScreen } from './usePageTitle.ts';

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    // Truncate the steps next to banners and window marks instead of overlapping them.
    minWidth: '96px',
    overflow: 'hidden',
    padding: '10px 16px 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (width < 640px)': { paddingInline: '16px' },
  },
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
  },
  chevron: { display: 'flex', flexShrink: 0 },
  step: { flexShrink: 0 },
  current: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
  },
});

/** Record windows have no menu: Home opens in the main window. */
const showHome = (event: MouseEvent): void => {
  if (!isRecordWindow() || opensElsewhere(event)) return;
  event.preventDefault();
  void request('windows.showInMain', { path: paths.dashboard });
};

const BreadcrumbStep = ({ children }: { children: ReactNode }) => {
  const styles = useStyles();
  return (
    <>
      <li className={styles.chevron} aria-hidden="true">
        <ChevronRight12Regular />
      </li>
      <li className={styles.step}>{children}</li>
    </>
  );
};

/** Path to this page: home, country and city (record windows only), list, record. */
export const Breadcrumb = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { pathname } = useLocation();
  const recordTitle = usePageStore((page) => (page.pathname === pathname ? page.recordTitle : null));
  const scopeTitle = usePageStore((page) => page.scopeTitle);
  const screen = useCurrentScreen();
  if (!screen) return null;
  const list = screen.isRecord ? listOpenedFrom(pathname.slice(0, pathname.lastIndexOf('/'))) : null;
  // The title of a record is unknown until it has loaded.
  const current = recordTitle ?? (list === null ? i18n._(screen.title) : null);
  return (
    <nav className={styles.root} aria-label={t`Breadcrumb`}>
      <ol className={styles.list}>
        <li className={styles.step}>
          <TextLink to={paths.dashboard} onClick={showHome}>
            <Trans>Home</Trans>
          </TextLink>
        </li>
        {scopeTitle !== null && <BreadcrumbStep>{scopeTitle}</BreadcrumbStep>}
        {list !== null && (
          <BreadcrumbStep>
            <TextLink to={list}>{i18n._(screen.title)}</TextLink>
          </BreadcrumbStep>
        )}
        {current !== null && (
          <>
            <li className={styles.chevron} aria-hidden="true">
              <ChevronRight12Regular />
            </li>
            <li className={styles.current} aria-current="page" title={current}>
              {current}
            </li>
          </>
        )}
      </ol>
    </nav>
  );
};
