import { Button, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ordersPerCourier } from '#shared/rules/slotDemand.ts';
import { coverSigns, noLimit, peak, slotWords } from '../../marketplace/slots/slotTexts.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { coverColours, useWeekStyles } from './useWeekStyles.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '14px', minWidth: 0 },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '12px',
    color: tokens.colorNeutralForeground2,
  },
  popover: { maxWidth: '360px', padding: '12px 16px' },
  signs: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'stretch', gap: '4px' },
  // Signs share a column, so that their meanings are aligned.
  row: { display: 'grid', gridTemplateColumns: '64px 1fr', alignItems: 'center', gap: '8px' },
  entry: { display: 'flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' },
  sign: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  badge: { margin: 0, justifySelf: 'start' },
  square: {
    width: '14px',
    height: '14px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '2px',
    forcedColorAdjust: 'none',
  },
  // Browsers print no background colours.
  colour: { '@media print': { display: 'none' } },
  button: { '@media print': { display: 'none' } },
  details: { marginTop: '8px', marginInlineStart: '-8px' },
});

interface LegendProps {
  hasNeeds: boolean;
  isDetailed: boolean;
  onDetails: (isDetailed: boolean) => void;
}

/** Meaning of each sign in a cell: in a popover on screen, below the colours on paper. */
const SignList = ({ hasNeeds, isDetailed }: Omit<LegendProps, 'onDetails'>) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const field = useWeekStyles();
  const isPrinting = useIsPrinting();
  const words = slotWords(i18n);
  const { short } = words;
  const { tight, short: tooMany } = ordersPerCourier;
  const signs = [
    ['3/5', t`booked / limit`, styles.sign],
    [noLimit, t`no limit`, styles.sign],
    ['5/5 !', words.isFull, mergeClasses(styles.sign, field.full)],
    ...(hasNeeds
      ? [
          [coverSigns.short, t`short: over ${tooMany} orders per courier`, styles.sign],
          [coverSigns.tight, t`tight: over ${tight}`, styles.sign],
        ]
      : []),
    [`×${i18n.number(1.5)}`, words.multiplier, mergeClasses(field.badge, styles.badge)],
    [peak, words.isHighDemand, mergeClasses(field.peak, styles.badge)],
    [short.off, words.isOff, styles.sign],
    ['84/90', t`total of a day or an hour`, styles.sign],
    ...(isDetailed
      ? [
          [short.free, words.minFree, styles.sign],
          [short.queue, words.maxQueue, styles.sign],
          [short.orders, words.orders, styles.sign],
        ]
      : []),
    ...(hasNeeds && isDetailed
      ? [['42 → 12', t`orders of an earlier week → couriers booked`, styles.sign]]
      : []),
  ];
  return (
    <ul className={mergeClasses(styles.list, !isPrinting && styles.signs)} aria-label={t`Legend`}>
      {signs.map(([sign, meaning, look]) => (
        <li key={meaning} className={isPrinting ? styles.entry : styles.row}>
          <span className={look}>{sign}</span>
          {meaning}
        </li>
      ))}
    </ul>
  );
};

const Signs = ({ hasNeeds, isDetailed, onDetails }: LegendProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrinting = useIsPrinting();
  const covers = [
    ['short', t({ context: 'couriers of an hour', message: 'short' })],
    ['tight', t({ context: 'couriers of an hour', message: 'tight' })],
    ['unknown', slotWords(i18n).noBasis],
  ] as const;
  return (
    <div className={styles.root}>
      {hasNeeds && (
        <ul className={styles.list} aria-label={t`Shortage`}>
          {covers.map(([cover, meaning]) => (
            <li key={cover} className={mergeClasses(styles.entry, !coverSigns[cover] && styles.colour)}>
              <span
                className={mergeClasses(styles.square, styles.colour)}
                style={{ backgroundColor: coverColours[cover] }}
              />
              <span className={styles.sign}>{coverSigns[cover]}</span>
              {meaning}
            </li>
          ))}
        </ul>
      )}
      <ButtonPopover
        button={
          <Button appearance="subtle" size="small" className={styles.button}>
            {t`Legend`}
          </Button>
        }
        label={t`Legend`}
        className={styles.popover}
        align="end"
      >
        <SignList hasNeeds={hasNeeds} isDetailed={isDetailed} />
        <Switch
          className={styles.details}
          label={t`Show free, queue and orders in the cells`}
          checked={isDetailed}
          onChange={(_event, { checked }) => onDetails(checked)}
        />
      </ButtonPopover>
      {/* Paper has no button to open the popover. */}
      {isPrinting && <SignList hasNeeds={hasNeeds} isDetailed={isDetailed} />}
    </div>
  );
};

/** Memoized: the legend is the same for every week. */
export const Legend = memo(Signs);
