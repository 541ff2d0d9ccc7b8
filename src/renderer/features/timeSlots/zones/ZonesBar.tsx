import { makeStyles, Spinner, ToggleButton, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InlineProblem } from '../../../ui/InlineProblem.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', minHeight: '24px' },
  orders: { display: 'flex', gap: '4px' },
  note: { fontSize: '12px', color: tokens.colorNeutralForeground2 },
});

interface ZonesBarProps {
  isByTime: boolean;
  onOrder: (isByTime: boolean) => void;
  /** Short hours, of which the worst are shown. */
  count: number;
  shown: number;
  zones: number;
  waiting: number;
  failed: number;
  onRetry: () => void;
  children: ReactNode;
}

export const ZonesBar = (props: ZonesBarProps) => {
  const { isByTime, onOrder, count, shown, zones, waiting, failed, onRetry, children } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const done = zones - waiting;
  return (
    <div className={styles.root}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div role="group" aria-label={t`Order of the hours`} className={styles.orders}>
        {[false, true].map((byTime) => (
          <ToggleButton
            key={String(byTime)}
            size="small"
            checked={byTime === isByTime}
            appearance={byTime === isByTime ? 'secondary' : 'subtle'}
            onClick={() => onOrder(byTime)}
          >
            {byTime ? t`By time` : t`Worst first`}
          </ToggleButton>
        ))}
      </div>
      {count > 0 && (
        <span className={styles.note} role="status">
          {t`${plural(count, { one: '# short hour', other: '# short hours' })}`}
          {shown < count && ` · ${t`the ${shown} worst are shown`}`}
        </span>
      )}
      {count > 0 && (
        <span className={styles.note}>{`24 → 4: ${t`orders of an earlier week → couriers booked`}`}</span>
      )}
      {waiting > 0 && <Spinner size="extra-tiny" label={t`Loading zones: ${done} of ${zones}`} />}
      {failed > 0 && (
        <InlineProblem onRetry={onRetry}>
          {t`${plural(failed, { one: 'Could not load # zone', other: 'Could not load # zones' })}`}
        </InlineProblem>
      )}
    </div>
  );
};
