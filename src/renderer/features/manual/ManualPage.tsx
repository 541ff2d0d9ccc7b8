import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isManualPage, manualPages, type ManualPage as Page } from '#shared/screens/manualPages.ts';
import { unwrap } from '../../data/queryClient.ts';
import { request } from '../../ipc/bridge.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { manualPath } from '../../ui/manualPath.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useLinkStyles } from '../../ui/TextLink.tsx';
import { ManualText } from './ManualText.tsx';
import { parseManual } from './parseManual.ts';

const titles: Readonly<Record<Page, MessageDescriptor>> = {
  start: msg`First steps`,
  lists: msg({ context: 'manual', message: 'Lists' }),
  records: msg`Records`,
  orders: msg`Orders and customers`,
  couriers: msg`Couriers`,
  slots: msg`Time slots`,
  'pay-lists': msg`Pay lists`,
  catalog: msg`Catalog`,
  day: msg`Your day`,
  settings: msg`Settings and safety`,
  new: msg`What is new`,
};

/** Windows where contents and text have no room next to each other. */
const narrow = '@media (max-width: 700px)';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '12px' },
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '32px',
    [narrow]: { flexDirection: 'column', gap: '16px' },
  },
  // Wide enough for each title in bold, so that the text keeps its place.
  contents: {
    flexShrink: 0,
    width: '220px',
    position: 'sticky',
    top: '16px',
    [narrow]: { position: 'static' },
  },
  pages: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  entry: {
    display: 'block',
    padding: '6px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
  },
  current: { backgroundColor: tokens.colorNeutralBackground3, fontWeight: tokens.fontWeightSemibold },
  text: {
    flex: '1 1 0',
    maxWidth: '960px',
    minWidth: 0,
    lineHeight: '22px',
    [narrow]: { flex: 'none', maxWidth: '100%' },
  },
});

const readPage = async (page: Page): Promise<string> => unwrap(await request('shell.manual', { page }));

const ManualPage = () => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const link = useLinkStyles();
  const [search] = useSearchParams();
  const asked = search.get('page') ?? '';
  const at = search.get('at');
  const page = isManualPage(asked) ? asked : 'start';
  const locale = usePreferencesStore((settings) => settings.locale);
  const version = usePreferencesStore((settings) => settings.version);
  const root = useRef<HTMLDivElement>(null);
  const read = useQuery({
    queryKey: ['manual', locale, page],
    queryFn: () => readPage(page),
    staleTime: Infinity,
  });
  // The page header shows the first heading.
  const blocks = useMemo(
    () => parseManual(read.data ?? '').filter((block) => block.type !== 'heading' || block.level > 1),
    [read.data],
  );

  useEffect(() => {
    if (blocks.length === 0) return;
    const heading = at === null ? null : root.current?.querySelector<HTMLElement>(`#${CSS.escape(at)}`);
    (heading ?? root.current)?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [blocks, at]);

  return (
    <div ref={root} className={styles.page}>
      <PageHeader title={i18n._(titles[page])} />
      <div className={styles.root}>
        <nav aria-label={t`Manual`} className={styles.contents}>
          <ul className={styles.pages}>
            {manualPages.map((one) => (
              <li key={one}>
                <Link
                  to={manualPath(one)}
                  className={mergeClasses(link.root, styles.entry, one === page && styles.current)}
                  aria-current={one === page ? 'page' : undefined}
                >
                  {i18n._(titles[one])}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className={styles.text}>
          {read.isPending && <Loading />}
          {read.error && <QueryError error={read.error} onRetry={() => void read.refetch()} />}
          <ManualText blocks={blocks} pictures={`./manual/${locale}`} version={version} />
        </article>
      </div>
    </div>
  );
};

export default ManualPage;
