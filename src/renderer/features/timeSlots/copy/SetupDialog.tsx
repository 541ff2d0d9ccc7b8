import { Field, Select } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppError, success } from '#shared/ipc/result.ts';
import { addWeeks, layOutSlots, slotWeekOf, weekStart } from '#shared/rules/slotWeek.ts';
import { FailedSlots, SlotDialogFrame } from '../../../marketplace/slots/SlotDialogFrame.tsx';
import { rangeText, shortParts } from '../../../marketplace/slots/slotTexts.ts';
import { slotWeekOptions, useZones } from '../../../marketplace/slots/slotWeekOptions.ts';
import { useSlotSave } from '../../../marketplace/slots/useSlotSave.ts';
import { offerUndo } from '../../../stores/undo.ts';
import { Banner, ErrorBanner } from '../../../ui/Banner.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { setUpWeek } from '../useSetup.ts';
import { type CreatedWeek, closeWeeks } from './closeWeeks.ts';
import { readFilling } from './readFilling.ts';
import type { WeekOnScreen } from './useCopyPlan.ts';

const hourMs = 3_600_000;

type Values = 'before' | 'zone' | 'defaults';

interface SetupDialogProps {
  displayed: WeekOnScreen;
  /** Names of the slots once they are created, by id. */
  names: ReadonlyMap<string, string>;
  now: number;
  onClose: () => void;
}

/** Weeks whose values the new slots can take, and the chosen one. */
const useValues = ({ scope, zone, week }: WeekOnScreen) => {
  const [chosen, setChosen] = useState<Values | null>(null);
  const [other, setOther] = useState('');
  const { data: zones = [] } = useZones(scope);
  const weekBefore = slotWeekOf(addWeeks(week.monday, -1), week.timeZone);
  const before = useQuery(slotWeekOptions(scope, zone, weekBefore.monday));
  const hasBefore = before.data !== undefined && before.data.length > 0;
  const values = chosen ?? (hasBefore ? 'before' : 'defaults');
  const ofOther = useQuery({
    ...slotWeekOptions(scope, other, week.monday),
    enabled: values === 'zone' && other !== '',
  });
  const sources = {
    before: { zone, monday: weekBefore.monday, grid: layOutSlots(weekBefore, before.data ?? []) },
    zone: { zone: other, monday: week.monday, grid: layOutSlots(week, ofOther.data ?? []) },
    defaults: null,
  };
  return {
    values,
    setChosen,
    other,
    setOther,
    weekBefore,
    hasBefore,
    zoneName: zones.find(({ id }) => id === zone)?.name ?? zone,
    others: zones.filter(({ id }) => id !== zone),
    isOtherEmpty: ofOther.data?.length === 0,
    isReady: values === 'zone' ? (ofOther.data?.length ?? 0) > 0 : chosen !== null || !before.isPending,
    source: sources[values],
  };
};

/** Creates the slots of the week on screen and fills them at once, so that couriers do not book the defaults. */
export const SetupDialog = ({ displayed, names, now, onClose }: SetupDialogProps) => {
  const { i18n, t } = useLingui();
  const { scope, zone, week } = displayed;
  const { values, source, others, zoneName, ...choice } = useValues(displayed);
  const { isSaving, outcome, save } = useSlotSave();
  const [isRunning, setRunning] = useState(false);
  const [created, setCreated] = useState<CreatedWeek | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const count = Math.round(((week.days.at(-1)?.end ?? 0) - weekStart(week)) / hourMs);
  const [range, before] = [week, choice.weekBefore].map((each) => rangeText(each, i18n, shortParts));

  const run = async (): Promise<AppError | null> => {
    const answer = created ? success(created.slots) : await setUpWeek(scope, zone, week.monday);
    if (!answer.ok) return answer.error;
    const weekNow = { ...displayed, zoneName, slots: answer.data };
    setCreated(weekNow);
    const undo = () => closeWeeks([weekNow]);
    const done = t`${plural(count, { one: 'Week set up: # slot', other: 'Week set up: # slots' })}`;
    const what = () => t`${zoneName}, ${range}: week set up`;
    const offer = () => offerUndo(done, undo, 'success', undefined, { what });
    const filling = source && (await readFilling(displayed, source, now, i18n));
    if (filling && !filling.ok) {
      offer();
      return filling.error;
    }
    const { weeks, doubts } = filling?.data ?? { weeks: [], doubts: [] };
    const saved = weeks.length > 0 ? await save(weeks, doubts, { undo, what, resultText: () => done }) : null;
    if (!saved?.done.length) offer();
    if (weeks.length === 0 || saved?.failures.length === 0) onClose();
    return null;
  };
  const submit = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    setError(await run());
    setRunning(false);
  };

  return (
    <SlotDialogFrame
      title={t`Set up the week`}
      onClose={onClose}
      onSubmit={() => void submit()}
      submitLabel={t`${plural(count, { one: 'Create # slot', other: 'Create # slots' })}`}
      isSubmitDisabled={isRunning || isSaving || !choice.isReady}
    >
      {error && <ErrorBanner error={error} onRetry={() => void submit()} />}
      {outcome && <FailedSlots {...{ outcome, names }} />}
      <div>
        <Trans>
          {zoneName}, {range}: {count} slots, one for each hour. Couriers can book them at once.
        </Trans>{' '}
        <Trans>A week cannot be removed once it is set up: Undo closes its hours.</Trans>
      </div>
      <RadioChoices<Values>
        aria-label={t`Values of the slots`}
        value={values}
        choices={[
          ...(choice.hasBefore ? [['before', t`As the week before: ${before}`] as const] : []),
          ...(others.length > 0 ? [['zone', t`As another zone in this week`] as const] : []),
          ['defaults', t`With the server’s defaults`],
        ]}
        onChoose={choice.setChosen}
      />
      {values === 'zone' && (
        <Field
          label={t`Zone`}
          validationState={choice.isOtherEmpty ? 'warning' : 'none'}
          validationMessage={choice.isOtherEmpty ? t`This zone has no slots in this week.` : null}
        >
          <Select value={choice.other} onChange={(_event, { value }) => choice.setOther(value)}>
            <option value="" />
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {values === 'defaults' && (
        <Banner intent="warning">
          <Trans>The defaults usually have delivery at night, too, and no limit of couriers.</Trans>
        </Banner>
      )}
    </SlotDialogFrame>
  );
};
