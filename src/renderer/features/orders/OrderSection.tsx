import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    padding: '12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: {
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '4px 16px',
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    // Text lines, lower than form fields.
    '& > div': { minHeight: '24px' },
  },
  unreadable: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

export const OrderSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};

export interface Fact {
  label: string;
  /** Source field, which distinguishes unreadable values from empty ones. */
  field: keyof Order & string;
  value: ReactNode;
}

interface FactsSectionProps {
  title: string;
  order: Order;
  facts: readonly Fact[];
}

export const FactsSection = ({ title, order, facts }: FactsSectionProps) => {
  const styles = useStyles();
  return (
    <OrderSection title={title}>
      <dl className={styles.facts}>
        {facts.map(({ field, label, value }) => (
          <Fragment key={field}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {isUnreadable(order, field) ? (
                <span className={styles.unreadable}>
                  <Trans>unreadable</Trans>
                </span>
              ) : (
                (value ?? '–')
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </OrderSection>
  );
};
