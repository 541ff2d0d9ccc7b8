import { Dropdown, Input, Option } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { orderStatuses } from '#shared/domain/wireValues.ts';
import { orderStatusLooks } from '../../marketplace/orderWords.ts';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { LineQuestion } from './lineFilter.ts';
import { usePayListStyles } from './usePayListStyles.ts';

const delayMs = 300;

interface LineFiltersProps {
  /** A change of what is asked; the same function after every render. */
  onChange: (question: LineQuestion) => void;
}

/** Narrows the lines: by what became of the orders, and to one order. */
export const LineFilters = ({ onChange }: LineFiltersProps) => {
  const { i18n, t } = useLingui();
  const styles = usePayListStyles();
  const [statuses, setStatuses] = useState<readonly string[]>([]);
  const [order, setOrder] = useState('');
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
        className={styles.order}
        type="search"
        aria-label={t`Order ID`}
        placeholder={t`Order ID (from 8 characters)`}
        value={order}
        onChange={(_event, { value }) => setOrder(value)}
      />
    </>
  );
};
