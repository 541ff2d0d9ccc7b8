import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#shared/api/orders.ts';
import { refundOf } from '#shared/rules/dueAmounts.ts';
import { fromCents } from '#shared/rules/money.ts';
import { type SumProblem, sumProblems } from '#shared/rules/orderSums.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { Banner } from '../../ui/Banner.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    gap: '4px 16px',
    margin: '8px 0 0',
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
  },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'end' },
  negative: { color: tokens.colorStatusDangerForeground3 },
  total: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
  refund: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorStatusDangerForeground3 },
  apart: { marginTop: '8px' },
  problem: { marginTop: '12px' },
});

type SumField = keyof Order & string;

interface Line {
  field: SumField;
  label: string;
  /** Displayed as a negative amount. */
  isMinus?: boolean;
  isTotal?: boolean;
  /** Money that goes back to the customer. */
  isRefund?: boolean;
  /** Not part of the total; separated by a gap. */
  isApart?: boolean;
  value?: number | null | undefined;
}

/** Amounts of an order, with a warning if they do not add up to the total. */
export const OrderSums = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { money } = useFormatters();
  const lines: Line[] = [
    { field: 'itemsSum', label: t`Items sum` },
    { field: 'discountSum', label: t`Discount`, isMinus: true },
    { field: 'surcharge', label: t`Surcharge` },
    { field: 'deliveryCost', label: t`Delivery cost` },
    { field: 'tips', label: t`Tips` },
    { field: 'orderTotal', label: t`Order total`, isTotal: true },
    { field: 'totalRefund', label: t`Total refund`, isMinus: true, isRefund: true, value: refundOf(order) },
    { field: 'vamvuCommission', label: t`Commission`, isApart: true },
    { field: 'establishmentOrderMinimum', label: t`Establishment order minimum` },
    { field: 'vamvuOrderMinimum', label: t`Order minimum` },
  ];
  const signed = ({ field, isMinus, value = order[field] as number | null | undefined }: Line) =>
    isMinus && typeof value === 'number' ? 0 - value : value;
  const amountOf = (line: Line): string => {
    if (isUnreadable(order, line.field)) return t`unreadable`;
    const value = signed(line);
    return typeof value === 'number' ? money(value) : '–';
  };
  const sentence = ({ sum, stated, computed }: SumProblem): React.JSX.Element => {
    const [named, parts] = [money(fromCents(stated)), money(fromCents(computed))];
    const difference = money(fromCents(Math.abs(stated - computed)));
    switch (sum) {
      case 'itemsSum':
        return (
          <Trans>
            The items add up to {parts}, but the order shows {named}. Difference: {difference}.
          </Trans>
        );
      case 'discountSum':
        return (
          <Trans>
            The discounts add up to {parts}, but the order shows {named}. Difference: {difference}.
          </Trans>
        );
      case 'orderTotal':
        return (
          <Trans>
            The parts add up to {parts}, but the order shows {named}. Difference: {difference}.
          </Trans>
        );
    }
  };
  const classOf = (line: Line, base: string): string =>
    mergeClasses(
      base,
      line.isTotal && styles.total,
      line.isApart && styles.apart,
      line.isRefund && (signed(line) ?? 0) < 0 && styles.refund,
    );
  return (
    <>
      <dl className={styles.sums}>
        {lines.map((line) => (
          <Sum
            key={line.field}
            label={line.label}
            labelClass={classOf(line, styles.label)}
            valueClass={mergeClasses(classOf(line, styles.value), (signed(line) ?? 0) < 0 && styles.negative)}
            value={amountOf(line)}
          />
        ))}
      </dl>
      {sumProblems(order).map((problem) => (
        <div key={problem.sum} className={styles.problem}>
          <Banner intent="warning">{sentence(problem)}</Banner>
        </div>
      ))}
    </>
  );
};

interface SumProps {
  label: string;
  labelClass: string;
  value: string;
  valueClass: string;
}

const Sum = ({ label, labelClass, value, valueClass }: SumProps) => (
  <>
    <dt className={labelClass}>{label}</dt>
    <dd className={valueClass}>{value}</dd>
  </>
);
