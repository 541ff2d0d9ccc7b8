import { makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { type EntityName, scopeFor } from '../../data/entityCalls.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { cityName, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { listPath } from '../../paths.ts';
import { readyViewSearch } from '../../resource/views/readyView.ts';
import { ViewCount } from '../../resource/views/ViewCount.tsx';
import { countAgain, useViewCounts } from '../../resource/views/viewCounts.ts';
import { useScopeStore } from '../../stores/page.ts';
import { InlineProblem } from '../../ui/InlineProblem.tsx';

const titles: Record<keyof typeof readyViews, MessageDescriptor> = {
  orders: msg`Orders`,
  customerRequests: msg`Requests`,
  couriers: msg`Couriers`,
  feedbacks: msg({ context: 'menu', message: 'Feedback' }),
  promotions: msg`Promotions`,
  establishments: msg`Establishments`,
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '6px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  where: { gridColumn: '1 / -1', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Links to lists with waiting records in the current country and city; hides empty ones. */
export const NeedsAttention = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const title = useId();
  const here = useScopeStore();
  const { country, city, isAll } = here;
  const cities = useCities(country, true);
  const known = cities.data?.find(({ id }) => id === city);
  const place = known && !isAll ? cityName(i18n.locale, country, known) : i18n._(countryNames[country]);
  const links = Object.entries(readyViews).flatMap(([name, views]) => {
    const entity = name as EntityName & keyof typeof readyViews;
    const scope = scopeFor(entity, here);
    if (!scope) return [];
    return Object.entries(views).map(([key, view]) => {
      const to = listPath(entity, scope) + readyViewSearch(key, view);
      return { entity, scope, view, to };
    });
  });
  const counts = useViewCounts(links);
  const found = links.flatMap((link, index) => {
    const count = counts[index];
    return count && count.total > 0 ? [{ ...link, ...count }] : [];
  });
  // Without the cities, the scope of the counts is unknown.
  const isUnread = cities.isLoadingError || counts.includes(null);
  const areKnown = !isUnread && counts.every((count) => count && !count.isAtLeast);
  const readAgain = (): void => {
    if (cities.isLoadingError) void cities.refetch();
    countAgain();
  };
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 className={styles.heading} id={title}>
        <Trans>Needs attention in {place}</Trans>
      </h2>
      {areKnown && found.length === 0 && (
        <span className={styles.quiet}>
          <Trans>Nothing needs attention.</Trans>
        </span>
      )}
      {isUnread && (
        <InlineProblem isQuiet onRetry={readAgain} retryWords={<Trans>Count again</Trans>}>
          <Trans>Some counts are missing.</Trans>
        </InlineProblem>
      )}
      <ul className={styles.list}>
        {found
          .toSorted((a, b) => Number(b.view.waits ?? false) - Number(a.view.waits ?? false))
          .map(({ entity, view, to, ...count }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                <span className={styles.where}>{i18n._(titles[entity])}</span>
                {i18n._(view.label)} <ViewCount {...count} />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
};
