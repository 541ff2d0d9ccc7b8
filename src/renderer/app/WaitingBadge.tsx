import { CounterBadge } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type EntityName, scopeFor } from '../data/entityCalls.ts';
import { readyViewsOf } from '../marketplace/readyViews.ts';
import { type CountedView, useViewCounts, type ViewCount } from '../resource/list/viewCounts.ts';
import { useScopeStore } from '../stores/page.ts';
import { useAge } from '../ui/useAge.ts';
import { useFormatters } from '../ui/useFormatters.ts';

/** Views with records that wait for an administrator, counted in the current country and city. */
const useWaiting = (entities: readonly EntityName[]): (CountedView & ViewCount)[] => {
  const here = useScopeStore();
  const waiting = entities.flatMap((entity): CountedView[] => {
    const scope = scopeFor(entity, here);
    const views = Object.values(readyViewsOf(entity)).filter(({ waits }) => waits);
    return scope ? views.map((view) => ({ entity, scope, view })) : [];
  });
  const counts = useViewCounts(waiting);
  return waiting.flatMap((view, index) => {
    const count = counts[index];
    return count && count.total > 0 ? [{ ...view, ...count }] : [];
  });
};

interface WaitingBadgeProps {
  entities: readonly EntityName[];
  /** Shows a dot if there is no room for a number. */
  isDot?: boolean | undefined;
}

/** Number of records that wait for an administrator; label and tooltip add the age of the oldest. */
export const WaitingBadge = ({ entities, isDot = false }: WaitingBadgeProps) => {
  const { i18n, t } = useLingui();
  const formatters = useFormatters();
  const ageOf = useAge();
  const waiting = useWaiting(entities);
  const total = waiting.reduce((sum, count) => sum + count.total, 0);
  if (total === 0) return null;
  const isAtLeast = waiting.some((count) => count.isAtLeast);
  const sentences = waiting.map((count) => {
    const label = i18n._(count.view.label);
    const known = formatters.number(count.total);
    const number = count.isAtLeast ? t`at least ${known}` : known;
    if (!count.oldest) return t`${label}: ${number}`;
    const age = ageOf(count.oldest);
    return t`${label}: ${number}, oldest waiting for ${age}`;
  });
  return (
    <CounterBadge
      count={total}
      dot={isDot}
      overflowCount={99}
      size="small"
      role="img"
      aria-label={sentences.join('; ')}
      title={sentences.join('\n')}
    >
      {isAtLeast && !isDot && total <= 99 ? `${total}+` : null}
    </CounterBadge>
  );
};
