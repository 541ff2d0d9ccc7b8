import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { addWeeks, type SlotGrid, type SlotPhase, type TimeSlot } from '#shared/rules/slotWeek.ts';
import { BulkDialog, SlotDialog } from '../../marketplace/slots/SlotDialog.tsx';
import { SlotDialogFrame } from '../../marketplace/slots/SlotDialogFrame.tsx';
import { limitText, numberText, slotWords } from '../../marketplace/slots/slotTexts.ts';
import { CopyDialog } from './copy/CopyDialog.tsx';
import { SetupDialog } from './copy/SetupDialog.tsx';
import type { WeekOnScreen } from './copy/useCopyPlan.ts';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { mondayOf, pagedWeeks, weeksAhead } from './WeekBar.tsx';

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

const PastSlotDialog = ({ slot, name, onClose }: PastSlotDialogProps) => {
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
        <Trans>This slot is over. You can no longer change it.</Trans>
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

/** Snapshot of the slot's phase at opening: the end of an hour must not discard unsaved input. */
export type OpenDialog =
  | { name: 'slot'; slot: TimeSlot; phase: SlotPhase }
  | { name: 'bulk' }
  | { name: 'copy' }
  | { name: 'setup' }
  | { name: 'templates' }
  | null;

interface ShownWeek extends WeekOnScreen {
  grid: SlotGrid<TimeSlot>;
  names: ReadonlyMap<string, string>;
  now: number;
  currentMonday: string;
}

interface SlotDialogsProps {
  dialog: OpenDialog;
  week: ShownWeek;
  selected: readonly TimeSlot[];
  onClose: () => void;
  onDone: (ids: readonly string[]) => void;
}

export const SlotDialogs = ({ dialog, week: shown, selected, onClose, onDone }: SlotDialogsProps) => {
  const { names, now, currentMonday, ...source } = shown;
  const weekOfZone = { scope: shown.scope, zone: shown.zone, monday: shown.week.monday, names };
  if (dialog?.name === 'slot') {
    const { slot, phase } = dialog;
    return phase === 'past' ? (
      <PastSlotDialog slot={slot} name={names.get(slot.id) ?? ''} onClose={onClose} />
    ) : (
      <SlotDialog slot={slot} isRunning={phase === 'running'} weekOfZone={weekOfZone} onClose={onClose} />
    );
  }
  if (dialog?.name === 'bulk' && selected.length > 0)
    return (
      <BulkDialog
        slots={selected}
        names={names}
        weeksOf={(changes) => [{ ...weekOfZone, changes }]}
        onClose={onClose}
        onDone={onDone}
      />
    );
  if (dialog?.name === 'templates')
    return (
      <TemplatesDialog
        weekOfZone={weekOfZone}
        grid={shown.grid}
        now={now}
        selected={selected}
        onClose={onClose}
      />
    );
  if (dialog?.name === 'setup') return <SetupDialog displayed={source} {...{ names, now, onClose }} />;
  if (dialog?.name === 'copy') {
    const paged = pagedWeeks.map((position) => mondayOf(currentMonday, position));
    const origins = [...new Set([...paged, source.week.monday])];
    const targets = Array.from({ length: weeksAhead + 1 }, (_, weeks) => addWeeks(currentMonday, weeks));
    return <CopyDialog displayed={source} origins={origins} targets={targets} now={now} onClose={onClose} />;
  }
  return null;
};
