import { CounterBadge, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAge } from '../../ui/useAge.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import type { ViewCount as Counted } from './viewCounts.ts';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  age: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Badge with the number of records in a view and the age of the oldest. Nothing for an empty view. */
export const ViewCount = ({ total, oldest, isAtLeast }: Counted) => {
  const { t } = useLingui();
  const styles = useStyles();
  const formatters = useFormatters();
  const ageOf = useAge();
  if (total === 0) return null;
  const number = formatters.number(total);
  const age = oldest && ageOf(oldest);
  return (
    <span className={styles.root}>
      <CounterBadge
        count={total}
        overflowCount={99}
        size="small"
        color={oldest ? 'brand' : 'informative'}
        title={isAtLeast ? t`At least ${number}` : number}
      >
        {isAtLeast && total <= 99 ? `${total}+` : null}
      </CounterBadge>
      {oldest && age && (
        <span className={styles.age} title={formatters.dateTime(oldest)}>
          <Trans context="of what waits">oldest {age}</Trans>
        </span>
      )}
    </span>
  );
};
