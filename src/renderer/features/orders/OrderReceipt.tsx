import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { fromCents } from '#shared/rules/money.ts';
import { lineSums } from '#shared/rules/orderSums.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { OrderSection } from './OrderSection.tsx';
import { OrderSums } from './OrderSums.tsx';

type Item = NonNullable<Order['items']>[number];

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  heading: {
    padding: '4px 8px 4px 0',
    textAlign: 'start',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  cell: {
    padding: '6px 8px 6px 0',
    verticalAlign: 'top',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  number: { textAlign: 'end', whiteSpace: 'nowrap' },
  last: { paddingRight: 0 },
  options: { margin: '2px 0 0', padding: 0, listStyleType: 'none', color: tokens.colorNeutralForeground3 },
  nothing: { margin: 0, color: tokens.colorNeutralForeground3 },
});

const ItemRow = ({ item, styles }: { item: Item; styles: ReturnType<typeof useStyles> }) => {
  const { money, number, percent } = useFormatters();
  const amount = (value: number | null | undefined): string =>
    typeof value === 'number' ? money(value) : '–';
  const numeric = mergeClasses(styles.cell, styles.number);
  return (
    <tr>
      <td className={numeric}>{number(item.quantity ?? 1)} ×</td>
      <td className={styles.cell}>
        {item.name}
        {item.options && item.options.length > 0 && (
          <ul className={styles.options}>
            {item.options.map(({ id, name, quantity, price }) => (
              <li key={id}>
                + {number(quantity ?? 1)} × {name}, {amount(price)}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={numeric}>{amount(item.price)}</td>
      <td className={numeric}>{item.discount ? percent(-item.discount) : '–'}</td>
      <td className={mergeClasses(numeric, styles.last)}>{money(fromCents(lineSums(item).net))}</td>
    </tr>
  );
};

export const OrderReceipt = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const items = order.items ?? [];
  const heading = mergeClasses(styles.heading, styles.number);
  return (
    <OrderSection title={t`Receipt`}>
      {items.length === 0 ? (
        <p className={styles.nothing}>
          {isUnreadable(order, 'items') ? (
            <Trans>Could not load the items of this order.</Trans>
          ) : (
            <Trans>This order has no items.</Trans>
          )}
        </p>
      ) : (
        <table className={styles.table} aria-label={t`Items`}>
          <thead>
            <tr>
              <th scope="col" className={heading}>
                <Trans>Quantity</Trans>
              </th>
              <th scope="col" className={styles.heading}>
                <Trans>Item</Trans>
              </th>
              <th scope="col" className={heading}>
                <Trans>Price</Trans>
              </th>
              <th scope="col" className={heading}>
                <Trans>Discount</Trans>
              </th>
              <th scope="col" className={mergeClasses(heading, styles.last)}>
                <Trans>Sum</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              // An item can occur twice on a receipt.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and never move
              <ItemRow key={index} item={item} styles={styles} />
            ))}
          </tbody>
        </table>
      )}
      <OrderSums order={order} />
    </OrderSection>
  );
};
