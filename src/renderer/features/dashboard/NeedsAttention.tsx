import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type EntityName, scopeFor } from '../../data/entityCalls.ts';
import { readyViews } from '../../marketplace/readyViews.ts';
import { cityName, countryNames, useCities } from '../../marketplace/scopeNames.ts';
import { listPath, paths } from '../../paths.ts';
import { readyViewSearch } from '../../resource/define/readyView.ts';
import { type CountedView, countAgain, useViewCounts } from '../../resource/list/viewCounts.ts';
import { useScopeStore } from '../../stores/page.ts';
import { InlineProblem } from '../../ui/InlineProblem.tsx';
import { type AttentionItem, AttentionTile, useTileStyles } from './AttentionTile.tsx';
import { IdleCouriersTile } from './IdleCouriersTile.tsx';
import { useOrderUrgency } from './useOrderUrgency.ts';

const titles: Record<keyof typeof readyViews, MessageDescriptor> = {
  orders: msg`Orders`,
  customerRequests: msg`Requests`,
  couriers: msg`Couriers`,
  feedbacks: msg({ context: 'menu', message: 'Feedback' }),
  promotions: msg`Promotions`,
  establishments: msg`Establishments`,
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', containerType: 'inline-size' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px 12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@container (width < 960px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (width < 380px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface LinkedView extends CountedView {
  entity: EntityName & keyof typeof readyViews;
  to: string;
}

/** Views of the current scope, the waiting ones or the others. */
const useViews = (areWaiting: boolean): readonly LinkedView[] => {
  const here = useScopeStore();
  return Object.entries(readyViews).flatMap(([name, views]) => {
    const entity = name as LinkedView['entity'];
    const scope = scopeFor(entity, here);
    if (!scope) return [];
    return Object.entries(views).flatMap(([key, view]) =>
      (view.waits ?? false) === areWaiting && !view.isUncounted
        ? [{ entity, scope, view, to: listPath(entity, scope) + readyViewSearch(key, view) }]
        : [],
    );
  });
};

const useItems = (views: readonly LinkedView[]): readonly AttentionItem[] => {
  const { i18n } = useLingui();
  const counts = useViewCounts(views);
  return views.map(({ entity, view, to }, index) => ({
    to,
    label: i18n._(view.label),
    where: i18n._(titles[entity]),
    count: counts[index],
  }));
};

const Tiles = ({ items }: { items: readonly AttentionItem[] }) =>
  items.map((item) => (
    <li key={item.to + item.label}>
      <AttentionTile {...item} />
    </li>
  ));

/** Views to look at now and then. Counted only while they are shown. */
const FurtherTiles = () => {
  const couriers = scopeFor('couriers', useScopeStore());
  return (
    <>
      <Tiles items={useItems(useViews(false))} />
      {couriers && (
        <li>
          <IdleCouriersTile key={Object.values(couriers).join(' ')} scope={couriers} />
        </li>
      )}
    </>
  );
};

/** Late orders first, in the order of urgency. Only in scopes with orders. */
const useUrgentItems = (): readonly AttentionItem[] => {
  const { t } = useLingui();
  const { country, city, isAll } = useScopeStore();
  const scope = scopeFor('orders', useScopeStore());
  const urgency = useOrderUrgency(scope ?? { country, city: city ?? '' });
  if (!scope || urgency === undefined) return [];
  const to = isAll
    ? paths.ordersNow({ country, city: 'all' })
    : paths.ordersNow({ country, city: city ?? '' });
  const where = t`Orders`;
  return [
    { to, where, label: t`Late`, tone: 'late', count: urgency?.late ?? null },
    { to, where, label: t`Delayed`, tone: 'delayed', count: urgency?.delayed ?? null },
    { to, where, label: t`Without courier`, tone: 'delayed', count: urgency?.withoutCourier ?? null },
  ];
};

/** Numbers of records that wait in the current country and city, each with a link to its list. */
export const NeedsAttention = () => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const tile = useTileStyles();
  const title = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { country, city, isAll } = useScopeStore();
  const cities = useCities(country, true);
  const known = cities.data?.find(({ id }) => id === city);
  const place = known && !isAll ? cityName(i18n.locale, country, known) : i18n._(countryNames[country]);
  const urgent = useUrgentItems();
  const waiting = useItems(useViews(true));
  const further = useViews(false).length + (scopeFor('couriers', useScopeStore()) ? 1 : 0);
  const items = [...urgent, ...waiting];
  // Without the cities, the scope of the counts is unknown.
  const isUnread = cities.isLoadingError || items.some(({ count }) => count === null);
  const readAgain = (): void => {
    if (cities.isLoadingError) void cities.refetch();
    countAgain();
  };
  return (
    <section className={styles.root} aria-labelledby={title}>
      <h2 className={styles.heading} id={title}>
        <Trans>Needs attention in {place}</Trans>
      </h2>
      {isUnread && (
        <InlineProblem isQuiet onRetry={readAgain} retryWords={<Trans>Count again</Trans>}>
          <Trans>Some counts are missing.</Trans>
        </InlineProblem>
      )}
      <ul className={styles.list}>
        <Tiles items={items} />
        <li>
          <button
            type="button"
            className={mergeClasses(tile.root, tile.calm)}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <span className={tile.number}>
              {isUnfolded ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            </span>
            <span className={tile.label}>
              <Trans>To look at</Trans>
            </span>
            <span className={tile.where}>
              <Plural value={further} one="# more list" other="# more lists" />
            </span>
          </button>
        </li>
        {isUnfolded && <FurtherTiles />}
      </ul>
    </section>
  );
};
