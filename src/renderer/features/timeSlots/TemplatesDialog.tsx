import { Button, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxTemplateName, planTemplate, templateOf } from '#shared/rules/slotTemplates.ts';
import type { SlotGrid, TimeSlot } from '#shared/rules/slotWeek.ts';
import { FailedSlots, SlotDialogFrame } from '../../marketplace/slots/SlotDialogFrame.tsx';
import type { NamedWeekOfZone } from '../../marketplace/slots/saveSlots.ts';
import { slotDoubts } from '../../marketplace/slots/slotDoubts.ts';
import { useSlotSave } from '../../marketplace/slots/useSlotSave.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CopyPreview } from './copy/CopyPreview.tsx';
import { useTemplates } from './useTemplates.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'end', gap: '8px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  field: { flexGrow: 1 },
});

interface NewTemplateProps {
  chosenCount: number;
  /** Returns `false` if there are too many templates already. */
  onSave: (name: string) => boolean;
}

const NewTemplate = ({ chosenCount, onSave }: NewTemplateProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [name, setName] = useState('');
  const [isFull, setFull] = useState(false);
  const save = (): void => {
    if (name.trim() === '') return;
    const isSaved = onSave(name);
    setFull(!isSaved);
    if (isSaved) setName('');
  };
  if (chosenCount === 0)
    return (
      <div>
        <Trans>To save your own template, select its slots in the week first.</Trans>
      </div>
    );
  return (
    <>
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
              save();
            }}
          />
        </Field>
        <Button disabledFocusable={name.trim() === ''} onClick={save}>
          <Trans>Save</Trans>
        </Button>
      </div>
      {isFull && (
        <Banner intent="warning">
          <Trans>You cannot save more templates. Delete one first.</Trans>
        </Banner>
      )}
    </>
  );
};

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
  const { isSaving, outcome, save, forget } = useSlotSave();
  const { templates, template, index, choose, add, remove } = useTemplates(forget);
  const plan = planTemplate(template, grid, now);
  const { changes } = plan;
  const count = changes.length;
  const apply = async (): Promise<void> => {
    const answer = await save([{ ...weekOfZone, changes }], slotDoubts(changes, weekOfZone.names, i18n));
    if (answer?.failures.length === 0) onClose();
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
          <Select value={String(index)} onChange={(_event, { value }) => choose(Number(value))}>
            {templates.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {template !== templates[0] && (
          <Button onClick={remove}>
            <Trans>Delete template</Trans>
          </Button>
        )}
      </fieldset>
      <CopyPreview plan={plan} names={weekOfZone.names} />
      <NewTemplate
        chosenCount={selected.length}
        onSave={(name) => add(templateOf(name, grid, new Set(selected.map(({ id }) => id))))}
      />
    </SlotDialogFrame>
  );
};
