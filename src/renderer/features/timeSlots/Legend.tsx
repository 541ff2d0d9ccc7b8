import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { ordersPerCourier } from '#shared/domain/slotDemand.ts';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { coverSigns, noLimit, peak, slotWords } from './slotTexts.ts';
import { coverColours, useWeekStyles } from './useWeekStyles.ts';

/** `localStorage` key: whether the user has expanded the explanation of the signs. */
const isOpenKey = 'slotLegendIsOpen';

const useStyles = makeStyles({
  root: {
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
  entry: { display: 'flex', alignItems: 'center', gap: '5px', whiteSpace: 'nowrap' },
  sign: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
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
});

const Signs = ({ hasNeeds }: { hasNeeds: boolean }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const field = useWeekStyles();
  // Printing always expands the section, as paper has no button to do so.
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(() => localStorage.getItem(isOpenKey) === 'true');
  const toggle = (): void => {
    localStorage.setItem(isOpenKey, String(!isOpen));
    setOpen(!isOpen);
  };
  const words = slotWords(i18n);
  const { short } = words;
  const { tight, short: tooMany } = ordersPerCourier;
  const covers = [
    ['short', t`short: over ${tooMany} orders per courier`],
    ['tight', t`tight: over ${tight}`],
    ['unknown', words.noBasis],
  ] as const;
  const signs = [
    ['3/5', t`booked / limit`, styles.sign],
    [noLimit, t`no limit`, styles.sign],
    ['84/90', t`of a whole day or hour, with its worst one below`, styles.sign],
    ['5/5 !', words.isFull, mergeClasses(styles.sign, field.full)],
    [short.free, words.minFree, styles.sign],
    [short.queue, words.maxQueue, styles.sign],
    [short.orders, words.orders, styles.sign],
    [`×${i18n.number(1.5)}`, words.multiplier, field.badge],
    [peak, words.isHighDemand, field.peak],
    [short.off, words.isOff, styles.sign],
    ...(hasNeeds ? [['42:12', t`orders one week earlier : couriers booked`, styles.sign]] : []),
  ];
  return (
    <div>
      <div className={styles.root}>
        {hasNeeds && (
          <ul className={styles.root} aria-label={t`Shortage`}>
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
        <Button
          appearance="subtle"
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronDown12Regular /> : <ChevronRight12Regular />}
          onClick={toggle}
        >
          {t`Legend`}
        </Button>
      </div>
      {(isOpen || isPrinting) && (
        <ul className={styles.root} aria-label={t`Legend`}>
          {signs.map(([sign, meaning, look]) => (
            <li key={meaning} className={styles.entry}>
              <span className={look}>{sign}</span>
              {meaning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** Memoized: the legend is the same for every week. */
export const Legend = memo(Signs);
