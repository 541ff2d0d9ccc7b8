import { Text } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fromCents, toCents } from '#shared/rules/money.ts';
import { isCanceled } from '#shared/rules/wireValues.ts';
import { readAllRows } from '../data/entityCalls.ts';
import { unwrap } from '../data/queryClient.ts';
import type { RecordContentProps } from '../resource/define/resource.ts';
import { useResource } from '../resource/define/resourceContext.tsx';
import { useFormatters } from '../ui/useFormatters.ts';

/** Totals of a customer's completed and canceled orders. The server's own total adds up both. */
export const OrderTotals = ({ record }: RecordContentProps) => {
  const { t } = useLingui();
  const { money } = useFormatters();
  const { scope } = useResource();
  const filters = { customerId: { match: 'exact', value: record.id } } as const;
  const { data } = useQuery({
    queryKey: ['records', 'orders', 'totals', scope, filters],
    queryFn: async ({ signal }) => unwrap(await readAllRows('orders', scope, { filters }, signal)),
  });
  if (!data) return null;
  const totalOf = (is: (status: string) => boolean) => {
    const found = data.filter(({ status }) => is(String(status)));
    const cents = found.reduce((sum, { orderTotal }) => sum + toCents(Number(orderTotal) || 0), 0);
    return { count: found.length, sum: money(fromCents(cents)) };
  };
  const { count: completed, sum: earned } = totalOf((status) => status === 'completed');
  const { count: canceled, sum: lost } = totalOf(isCanceled);
  const texts = [t`${plural(completed, { one: `# completed: ${earned}`, other: `# completed: ${earned}` })}`];
  if (canceled > 0)
    texts.push(t`${plural(canceled, { one: `# canceled: ${lost}`, other: `# canceled: ${lost}` })}`);
  return <Text size={200}>{texts.join(' · ')}</Text>;
};
