import { Dropdown, Input, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Filter } from '#shared/domain/listQuery.ts';
import { orderStatuses } from '#shared/domain/orderStatuses.ts';
import { orderStatusLooks } from '../../resource/words/orderStatuses.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

const delayMs = 300;
export type LineFilter = Readonly<Record<string, Filter>>;

interface LineFiltersProps {
  /** A change of the filters; the same function after every render. */
  onChange: (filters: LineFilter) => void;
}

/** Narrows the lines: by what became of the orders, and to one order. */
export const LineFilters = ({ onChange }: LineFiltersProps) => {
  const { i18n, t } = useLingui();
  const [statuses, setStatuses] = useState<readonly string[]>([]);
  const [order, setOrder] = useState('');
  const wanted = useDebounced(order.trim(), delayMs);
  useEffect(() => {
    onChange({
      ...(statuses.length > 0 ? { status: { kind: 'in', values: [...statuses] } } : {}),
      ...(wanted === '' ? {} : { ordersId: { kind: 'exact', value: wanted } }),
    });
  }, [statuses, wanted, onChange]);
  return (
    <>
      <Dropdown
        multiselect
        aria-label={t`Status`}
        placeholder={t`Any status`}
        selectedOptions={[...statuses]}
        value={statuses
          .map((status) => i18n._(orderStatusLooks[status as keyof typeof orderStatusLooks].label))
          .join(', ')}
        onOptionSelect={(_event, { selectedOptions }) => setStatuses(selectedOptions)}
      >
        {orderStatuses.map((status) => (
          <Option key={status} value={status}>
            {i18n._(orderStatusLooks[status].label)}
          </Option>
        ))}
      </Dropdown>
      <Input
        type="search"
        aria-label={t`Order ID`}
        placeholder={t`Order ID`}
        value={order}
        onChange={(_event, { value }) => setOrder(value)}
      />
    </>
  );
};
