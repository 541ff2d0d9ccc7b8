import { makeStyles, tokens } from '@fluentui/react-components';
import type { Sort } from '../../data/listState.ts';

const useStyles = makeStyles({
  button: {
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface LineTitleProps {
  name: string;
  label: string;
  className?: string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

export const LineTitle = ({ name, label, className, sort, onSort }: LineTitleProps) => {
  const styles = useStyles();
  const order = sort?.field === name ? sort.order : null;
  const ariaSort = order && (order === 'asc' ? 'ascending' : 'descending');
  return (
    <th scope="col" className={className} data-column={name} {...(ariaSort ? { 'aria-sort': ariaSort } : {})}>
      <button
        type="button"
        className={styles.button}
        onClick={() => onSort({ field: name, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {label}
        {order && <span aria-hidden="true">{order === 'asc' ? ' ↑' : ' ↓'}</span>}
      </button>
    </th>
  );
};
