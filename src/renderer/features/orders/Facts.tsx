import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '#shared/api/orders.ts';
import { isUnreadable } from '#shared/domain/recordValues.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '4px 16px',
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  unreadable: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
});

export interface Fact {
  label: string;
  /** The field that it says; one that could not be read is told apart from an empty one. */
  field: keyof Order & string;
  value: ReactNode;
}

/** What is known of an order, each under its name; nothing is a dash. */
export const Facts = ({ order, facts }: { order: Order; facts: readonly Fact[] }) => {
  const styles = useStyles();
  const shown = ({ field, value }: Fact): ReactNode => {
    if (!isUnreadable(order, field)) return value ?? '–';
    return (
      <span className={styles.unreadable}>
        <Trans>unreadable</Trans>
      </span>
    );
  };
  return (
    <dl className={styles.list}>
      {facts.map((fact) => (
        <Row key={fact.field} label={fact.label} styles={styles}>
          {shown(fact)}
        </Row>
      ))}
    </dl>
  );
};

interface RowProps {
  label: string;
  styles: ReturnType<typeof useStyles>;
  children: ReactNode;
}

const Row = ({ label, styles, children }: RowProps) => (
  <>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </>
);
