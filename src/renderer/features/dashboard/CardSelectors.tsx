import { Dropdown, makeStyles, mergeClasses, Option } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DashboardMetric, Metric } from '#shared/api/dashboard.ts';
import type { LatestSearch } from '../../ui/useLatestSearch.ts';

/** Filters of the whole dashboard; all other selectors from the server belong to a single card. */
const ofAllCards = new Set(['country', 'city']);

export type Selectors = NonNullable<Metric['selectors']>;

/** Selectors required by the specification, even if the server sends none. */
const alwaysOffered: { readonly [Name in DashboardMetric]?: Selectors } = {
  customers_with_completed_orders: [
    { name: 'orderCount', list: ['1', '5', '10'].map((id) => ({ id, name: `> ${id}` })) },
  ],
};

const ownSelectors = (metric: DashboardMetric, selectors: Metric['selectors']): Selectors => {
  const sent = (selectors ?? []).filter(({ name, list }) => !ofAllCards.has(name) && list.length > 0);
  const missing = (alwaysOffered[metric] ?? []).filter((own) => !sent.some(({ name }) => name === own.name));
  return [...sent, ...missing];
};

const selectorKey = (metric: DashboardMetric, name: string): string => `${metric}.${name}`;

/** Reads a card's selectors from the URL, as parameters of its query. */
export const chosenOn = (search: URLSearchParams, metric: DashboardMetric): Record<string, string> => {
  const start = selectorKey(metric, '');
  return Object.fromEntries(
    [...search].flatMap(([key, value]) =>
      key.startsWith(start) && value !== '' && /^\w{1,64}$/.test(key.slice(start.length))
        ? [[key.slice(start.length), value] as const]
        : [],
    ),
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  choice: { minWidth: 0, width: '100%' },
});

const selectorNames: Readonly<Record<string, MessageDescriptor>> = { orderCount: msg`Number of orders` };

interface CardSelectorsProps {
  metric: DashboardMetric;
  title: string;
  sent: Metric['selectors'];
  chosen: Readonly<Record<string, string>>;
  onChange: LatestSearch['change'];
  className: string;
}

/** Selectors that the server offers for a metric. An unknown selector is labelled with its raw name. */
export const CardSelectors = (props: CardSelectorsProps) => {
  const { metric, title, sent, chosen, onChange, className } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const nameOf = (selector: string, { id, name }: { id: string; name: string }): string =>
    selector === 'orderCount' && /^\d+$/.test(id) ? t`More than ${id}` : name;
  const choose = (selector: string, value: string): void =>
    onChange((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set(selectorKey(metric, selector), value);
      else next.delete(selectorKey(metric, selector));
      return next;
    });
  const selectors = ownSelectors(metric, sent);
  if (selectors.length === 0) return null;
  return (
    <div className={mergeClasses(styles.root, className)}>
      {selectors.map(({ name, list }) => {
        const known = Object.hasOwn(selectorNames, name) ? selectorNames[name] : undefined;
        const option = list.find(({ id }) => id === chosen[name]);
        return (
          <Dropdown
            key={name}
            size="small"
            className={styles.choice}
            aria-label={`${title}: ${known ? i18n._(known) : name}`}
            value={option ? nameOf(name, option) : t`All`}
            selectedOptions={[chosen[name] ?? '']}
            onOptionSelect={(_event, { optionValue }) => choose(name, optionValue ?? '')}
          >
            <Option value="">{t`All`}</Option>
            {list.map((each) => (
              <Option key={each.id} value={each.id}>
                {nameOf(name, each)}
              </Option>
            ))}
          </Dropdown>
        );
      })}
    </div>
  );
};
