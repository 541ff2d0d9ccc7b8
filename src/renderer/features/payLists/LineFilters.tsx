import { Dropdown, Input, Option, Text } from '@fluentui/react-components';
import { Plural, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { Filter } from '#shared/query/listQuery.ts';
import { longestWanted } from '#shared/query/pastedText.ts';
import { orderStatuses } from '#shared/rules/wireValues.ts';
import { statusText } from '../../marketplace/orderWords.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import { usePayListStyles } from './usePayListStyles.ts';

export type LineFilter = Readonly<Record<string, Filter>>;

export interface LineQuery {
  statuses: readonly string[];
  /** Order id, or its beginning as displayed. */
  order: string;
}

export const noLineQuery: LineQuery = { statuses: [], order: '' };

export const shownIdLength = 8;

const orderTyped = (order: string): string => order.trim().replace(/^#/, '');

const orderFilter = (order: string, lines: readonly PayListLine[]): LineFilter => {
  const typed = orderTyped(order);
  if (typed.length < shownIdLength) return {};
  const wanted = typed.toLowerCase();
  const found = lines.map(({ orderId }) => orderId).filter((id) => id.toLowerCase().startsWith(wanted));
  const [value = typed, ...others] = new Set(found);
  return {
    ordersId: others.length > 0 ? { match: 'in', values: [value, ...others] } : { match: 'exact', value },
  };
};

/** Builds the server's filters. The server compares whole ids, so a partial id is looked up in the lines. */
export const toLineFilter = ({ statuses, order }: LineQuery, lines: readonly PayListLine[]): LineFilter => ({
  ...(statuses.length > 0 ? { status: { match: 'in', values: [...statuses] } } : {}),
  ...orderFilter(order, lines),
});

const delayMs = 300;

interface LineFiltersProps {
  /** Must be a stable function: an effect depends on it. */
  onChange: (query: LineQuery) => void;
}

export const LineFilters = ({ onChange }: LineFiltersProps) => {
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const [statuses, setStatuses] = useState<readonly string[]>([]);
  const [order, setOrder] = useState('');
  const { length } = orderTyped(order);
  const wanted = useDebounced(order.trim(), delayMs);
  useEffect(() => {
    onChange({ statuses, order: wanted });
  }, [statuses, wanted, onChange]);
  return (
    <>
      <Dropdown
        multiselect
        aria-label={t`Status`}
        placeholder={t`Any status`}
        selectedOptions={[...statuses]}
        value={statuses.map((status) => statusText(i18n, status)).join(', ')}
        onOptionSelect={(_event, { selectedOptions }) => setStatuses(selectedOptions)}
      >
        {orderStatuses.map((status) => (
          <Option key={status} value={status}>
            {statusText(i18n, status)}
          </Option>
        ))}
      </Dropdown>
      <Input
        className={styles.order}
        type="search"
        maxLength={longestWanted}
        aria-label={t`Order ID`}
        placeholder={t`Order ID (from 8 characters)`}
        value={order}
        onChange={(_event, { value }) => setOrder(value)}
      />
      <Text size={200} role="status">
        {length > 0 && length < shownIdLength && (
          <Plural value={shownIdLength - length} one="# more character" other="# more characters" />
        )}
      </Text>
    </>
  );
};
