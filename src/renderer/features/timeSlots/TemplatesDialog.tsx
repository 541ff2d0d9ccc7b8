import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import {
  maxTemplateName,
  maxTemplates,
  planTemplate,
  type SlotTemplate,
  templateOf,
  usableTemplates,
  withTemplate,
} from '#shared/rules/slotTemplates.ts';
import type { TimeSlot } from '#shared/rules/slotWeek.ts';
import { hoursInDay, type SlotGrid } from '#shared/rules/slotWeek.ts';
import { FailedSlots, SlotDialogFrame } from '../../marketplace/slots/SlotDialogFrame.tsx';
import { type NamedWeekOfZone, type SendOutcome, saveSlots } from '../../marketplace/slots/saveSlots.ts';
import { belowBookedTexts } from '../../marketplace/slots/slotTexts.ts';
import { confirmDoubts } from '../../resource/form/formProblems.ts';
import { putBack, serverStorage } from '../../stores/serverStorage.ts';
import { storageKeys } from '../../stores/storageKeys.ts';
import { showToast } from '../../stores/toasts.ts';
import { offerUndo } from '../../stores/undo.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CopyPreview } from './copy/CopyPreview.tsx';

const storage = serverStorage(storageKeys.slotTemplates, usableTemplates);

const eveningHours = [4, 5, 6].flatMap((day) => [19, 20, 21, 22].map((hour) => day * hoursInDay + hour));

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'end', gap: '8px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  field: { flexGrow: 1 },
});

interface TemplatesDialogProps {
  weekOfZone: NamedWeekOfZone;
  grid: SlotGrid<TimeSlot>;
  now: number;
  /** Selected slots, which the user can save as a template. */
  selected: readonly TimeSlot[];
  onClose: () => void;
}

/**
 * Applies a template to the displayed week after a preview, or saves the selected slots as a new template.
 */
export const TemplatesDialog = ({ weekOfZone, grid, now, selected, onClose }: TemplatesDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const own = storage.usePersisted();
  const [index, setIndex] = useState(0);
  const [name, setName] = useState('');
  const [isFull, setFull] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const templates: readonly SlotTemplate[] = [
    {
      name: t`Fri–Sun evening: high demand, multiplier 1.2`,
      parts: [
        { at: eveningHours, values: { isDeliveryActive: true, isHighDemand: true, costMultiplier: 1.2 } },
      ],
    },
    ...own,
  ];
  const template = templates[index] ?? templates[0];
  /** Undefined for built-in templates, which cannot be deleted. */
  const chosen = own[index - 1];
  const plan = useMemo(() => template && planTemplate(template, grid, now), [template, grid, now]);
  const count = plan?.changes.length ?? 0;
  const chosenCount = selected.length;

  const store = (next: readonly SlotTemplate[], shown: number): void => {
    storage.write(next);
    setIndex(shown);
    setOutcome(null);
  };
  const remove = (removed: SlotTemplate): void => {
    const { name } = removed;
    const place = own.indexOf(removed);
    store(own.toSpliced(place, 1), 0);
    offerUndo(t`${name} deleted`, async () => {
      const restored = putBack(storage.read(), removed, place);
      if (restored.length <= maxTemplates) storage.write(restored);
      else showToast({ intent: 'warning', text: t`You cannot save more templates. Delete one first.` });
    });
  };
  const keep = (): void => {
    if (name.trim() === '') return;
    const saved = templateOf(name, grid, new Set(selected.map(({ id }) => id)));
    const next = withTemplate(own, saved);
    setFull(next === null);
    if (!next) return;
    store(next, 1 + next.findIndex((each) => each.name === saved.name));
    setName('');
  };
  const apply = async (): Promise<void> => {
    if (!plan || !(await confirmDoubts(belowBookedTexts(plan.changes, i18n), i18n))) return;
    setSaving(true);
    const answer = await saveSlots(weekOfZone, plan.changes);
    setSaving(false);
    setOutcome(answer);
    if (answer.failures.length === 0) onClose();
  };

  return (
    <SlotDialogFrame
      title={t`Slot templates`}
      onClose={onClose}
      onSubmit={() => void apply()}
      submitLabel={t`${plural(count, { one: 'Change # slot', other: 'Change # slots' })}`}
      isSubmitDisabled={isSaving || count === 0}
    >
      {outcome && <FailedSlots outcome={outcome} names={weekOfZone.names} />}
      <fieldset className={styles.row} aria-label={t`Slot templates`}>
        <Field label={t`Template`} className={styles.field}>
          <Select
            value={String(index)}
            onChange={(_event, { value }) => {
              setIndex(Number(value));
              setOutcome(null);
            }}
          >
            {templates.map((each, at) => (
              <option key={each.name} value={at}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
        {chosen && (
          <Button onClick={() => remove(chosen)}>
            <Trans>Delete template</Trans>
          </Button>
        )}
      </fieldset>
      {plan && <CopyPreview plan={plan} names={weekOfZone.names} />}
      {chosenCount > 0 ? (
        <div className={styles.row}>
          <Field
            label={t`${plural(chosenCount, { one: 'Save the selected slot as a template', other: 'Save the # selected slots as a template' })}`}
            className={styles.field}
          >
            <Input
              value={name}
              maxLength={maxTemplateName}
              placeholder={t`Template name`}
              onChange={(_event, { value }) => setName(value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter saves the template under this name instead of submitting the dialog.
                event.preventDefault();
                keep();
              }}
            />
          </Field>
          <Button disabledFocusable={name.trim() === ''} onClick={keep}>
            <Trans>Save</Trans>
          </Button>
        </div>
      ) : (
        <div>
          <Trans>To save your own template, select its slots in the week first.</Trans>
        </div>
      )}
      {isFull && (
        <Banner intent="warning">
          <Trans>You cannot save more templates. Delete one first.</Trans>
        </Banner>
      )}
    </SlotDialogFrame>
  );
};
