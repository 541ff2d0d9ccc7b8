import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeSlot } from '#shared/api/timeSlots.ts';
import { SlotDialogFrame } from './SlotDialogFrame.tsx';
import { limitText, numberText, slotWords } from './slotTexts.ts';

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 24px', margin: 0 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

interface PastSlotDialogProps {
  slot: TimeSlot;
  name: string;
  onClose: () => void;
}

/** What there was in a slot that is over: it can only be read. */
export const PastSlotDialog = ({ slot, name, onClose }: PastSlotDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const words = slotWords(i18n);
  const flag = (value: boolean | undefined): string => {
    if (value === undefined) return '–';
    return value ? t`Yes` : t`No`;
  };
  const rows = [
    [t`Delivery active`, flag(slot.isDeliveryActive)],
    [words.isHighDemand, flag(slot.isHighDemand)],
    [words.limit, limitText(slot, i18n)],
    [words.booked, numberText(slot.bookedCouriers, i18n)],
    [words.minFree, numberText(slot.minFreeCouriers, i18n)],
    [words.maxQueue, numberText(slot.maxQueue, i18n)],
    [words.orders, numberText(slot.numberOfOrders, i18n)],
    [words.multiplier, numberText(slot.costMultiplier, i18n)],
  ];
  return (
    <SlotDialogFrame title={name} onClose={onClose}>
      <div className={styles.note}>
        <Trans>This slot is over: it can no longer be changed.</Trans>
      </div>
      <dl className={styles.list}>
        {rows.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </SlotDialogFrame>
  );
};
