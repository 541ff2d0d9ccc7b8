import { Spinner } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedSlots, SlotDialogFrame } from '../../../marketplace/slots/SlotDialogFrame.tsx';
import { slotDoubts } from '../../../marketplace/slots/slotDoubts.ts';
import { useSlotSave } from '../../../marketplace/slots/useSlotSave.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { QueryError } from '../../../ui/Banner.tsx';
import { CopyChoices, CopyDays } from './CopyChoices.tsx';
import { CopyPreview } from './CopyPreview.tsx';
import { CopySource, SourceChoice } from './CopySource.tsx';
import { CopyZones } from './CopyZones.tsx';
import { type CreatedWeek, closeWeeks } from './closeWeeks.ts';
import { type DialogChoice, firstChoice, mayBeOwn } from './copyChoice.ts';
import { SetUpTarget } from './SetUpTarget.tsx';
import { useCopyPlan, type WeekOnScreen } from './useCopyPlan.ts';

interface CopyDialogProps {
  displayed: WeekOnScreen;
  /** Mondays of the weeks to copy from. */
  origins: readonly string[];
  /** Mondays of the weeks that can still be planned. */
  targets: readonly string[];
  now: number;
  onClose: () => void;
}

/** Copies a day or a week to other days, weeks and zones, after a preview of the changes. */
export const CopyDialog = ({ displayed, origins, targets, now, onClose }: CopyDialogProps) => {
  const { i18n, t } = useLingui();
  const [choice, setChoice] = useState(() =>
    firstChoice(displayed.zone, { displayed: displayed.week.monday, targets }),
  );
  const { isSaving, outcome, save, forget } = useSlotSave();
  /** Weeks without slots that this dialog has set up. */
  const [created, setCreated] = useState<readonly CreatedWeek[]>([]);
  const { week, zones, copies, plan, isOwn, zoneName, ...copy } = useCopyPlan(displayed, choice, {
    now,
    isSaving,
  });
  // Saving changes the slots one by one, so a current plan would shrink under the eyes of the user.
  const [sent, setSent] = useState(plan);
  const shownPlan = isSaving ? sent : plan;
  const isOneZone = zones.length < 2;
  const count = shownPlan.changes.length;
  const error = copy.failed[0]?.error;
  const unset = copies.filter((each) => each.plan === null);

  const change = (next: DialogChoice): void => {
    setChoice(next);
    forget();
  };
  const submit = async (): Promise<void> => {
    setSent(plan);
    const answer = await save(copy.weeks, slotDoubts(plan.changes, copy.fullNames, i18n), {
      ...(created.length > 0 && { undo: (done) => closeWeeks(created, done) }),
    });
    if (answer?.failures.length === 0) onClose();
  };
  // Without a copy, no other toast offers to close the created weeks.
  const close = (): void => {
    const total = created.length;
    if (total > 0 && !outcome?.done.length)
      offerUndo(t`${plural(total, { one: '# week set up', other: '# weeks set up' })}`, () =>
        closeWeeks(created),
      );
    onClose();
  };

  return (
    <SlotDialogFrame
      title={t`Copy slots`}
      isWide
      onClose={close}
      onSubmit={() => void submit()}
      submitLabel={t`${plural(count, { one: 'Copy to # slot', other: 'Copy to # slots' })}`}
      isSubmitDisabled={isSaving || copy.isLoading || count === 0}
    >
      {outcome && <FailedSlots outcome={outcome} names={copy.names} />}
      <CopySource {...{ choice, week, zoneName, isOwn }} />
      <CopyChoices
        {...{ choice, origins, targets, isOneZone }}
        displayed={displayed.week}
        source={week}
        onChange={change}
      />
      {choice.day !== null && (
        <CopyDays
          choice={choice}
          timeZone={week.timeZone}
          now={now}
          isElsewhere={copy.isElsewhere && !isOwn}
          onChange={change}
        />
      )}
      {copy.isElsewhere && mayBeOwn(choice) && (
        <SourceChoice {...{ choice, zoneName, isOwn }} onChange={change} />
      )}
      {!isOneZone && (
        <CopyZones
          zones={zones}
          source={copy.sourceZone}
          chosen={choice.zones}
          copies={copies}
          onChoose={(chosen) => change({ ...choice, zones: chosen })}
        />
      )}
      {error && (
        <QueryError
          error={error}
          onRetry={() => {
            for (const { readAgain } of copy.failed) readAgain();
          }}
        />
      )}
      {copy.isLoading && <Spinner size="tiny" label={t`Loading…`} />}
      {unset.length > 0 && (
        <SetUpTarget
          key={`${choice.to} ${choice.until}`}
          scope={displayed.scope}
          isWhole={unset.length === copies.length}
          {...{ unset, now }}
          onCreated={(each, slots) =>
            setCreated((before) => [
              ...before,
              {
                scope: displayed.scope,
                zone: each.zone,
                week: each.week,
                zoneName: copy.zoneNameOf(each.zone),
                slots,
              },
            ])
          }
        />
      )}
      {copies.some((each) => each.plan) && <CopyPreview plan={shownPlan} names={copy.fullNames} />}
    </SlotDialogFrame>
  );
};
