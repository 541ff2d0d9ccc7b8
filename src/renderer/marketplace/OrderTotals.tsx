import { Text } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fromCents } from '#shared/rules/money.ts';
import { orderTotals } from '#shared/rules/orderTotals.ts';
import type { Row } from '../data/entityCalls.ts';
import { useFormatters } from '../ui/useFormatters.ts';

/** Totals of a customer's completed and canceled orders. The server's own total adds up both. */
export const OrderTotals = ({ orders }: { orders: readonly Row[] }) => {
  const { t } = useLingui();
  const { money } = useFormatters();
  const totals = orderTotals(orders);
  const { count: completed } = totals.completed;
  const { count: canceled } = totals.canceled;
  const [earned, lost] = [totals.completed, totals.canceled].map(({ cents }) => money(fromCents(cents)));
  const texts = [t`${plural(completed, { one: `# completed: ${earned}`, other: `# completed: ${earned}` })}`];
  if (canceled > 0)
    texts.push(t`${plural(canceled, { one: `# canceled: ${lost}`, other: `# canceled: ${lost}` })}`);
  return <Text size={200}>{texts.join(' · ')}</Text>;
};
