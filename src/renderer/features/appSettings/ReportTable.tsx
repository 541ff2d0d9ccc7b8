import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  scroll: {
    maxHeight: '420px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    padding: '6px 8px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    verticalAlign: 'bottom',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  first: { width: '30%' },
  number: { textAlign: 'end' },
});

export const useCellStyles = makeStyles({
  cell: {
    padding: '6px 8px',
    verticalAlign: 'top',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'break-word',
  },
  number: { textAlign: 'end', whiteSpace: 'nowrap' },
  effect: { whiteSpace: 'nowrap' },
  more: { color: tokens.colorNeutralForeground2 },
});

/** `orders.list`, which may wrap after the dot. */
export const CallName = ({ operation }: { operation: string }) => {
  const [area, ...call] = operation.split('.');
  if (call.length === 0) return area;
  return (
    <>
      {area}.<wbr />
      {call.join('.')}
    </>
  );
};

interface ReportTableProps {
  label: string;
  heads: readonly string[];
  /** Columns from this index are numbers. */
  numbersFrom?: number;
  children: ReactNode;
}

/** Table of a report, which scrolls in itself, also by keyboard. */
export const ReportTable = ({
  label,
  heads,
  numbersFrom = Number.POSITIVE_INFINITY,
  children,
}: ReportTableProps) => {
  const styles = useStyles();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                className={mergeClasses(
                  styles.head,
                  index === 0 && styles.first,
                  index >= numbersFrom && styles.number,
                )}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
};
