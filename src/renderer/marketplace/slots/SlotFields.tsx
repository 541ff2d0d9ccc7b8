import { Checkbox, Field, Input, makeStyles, Select, Switch, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { type NumberStep, numberSteps } from '#shared/rules/numberSteps.ts';
import type { SlotValueName } from '#shared/rules/slotChanges.ts';
import type { SlotNumberName } from '#shared/rules/slotSteps.ts';
import { stepLabels } from './stepTexts.ts';
import type { SlotForm } from './useSlotForm.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
  },
  row: { display: 'flex', alignItems: 'flex-start', gap: '4px', minHeight: '32px' },
  field: { flexGrow: 1 },
  tick: { flexShrink: 0 },
  number: { display: 'flex', gap: '4px' },
  step: { flexShrink: 0, width: '128px' },
  input: { flexGrow: 1, minWidth: 0 },
  present: { flexShrink: 0, width: '96px', lineHeight: '32px', color: tokens.colorNeutralForeground2 },
  // Aligns the checkbox with the labels below by cancelling its own margin.
  flag: { marginInlineStart: '-8px' },
});

interface SlotFieldsProps {
  form: SlotForm;
  /** Current values of the slots in a bulk edit; `undefined` when they differ. */
  present?: ReadonlyMap<SlotValueName, string | undefined>;
  /** Effect of a valid number in a bulk edit. */
  hintOf?: (name: SlotNumberName) => string | undefined;
}

/** Inputs for one slot or for many. In a bulk edit, each field is sent only if its box is ticked. */
export const SlotFields = ({ form, present, hintOf }: SlotFieldsProps) => {
  const { root, draft, problems, ticked, change, tick, steps } = form;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isOpen = (name: SlotValueName): boolean => ticked === null || ticked.has(name);

  const isVarious = (name: SlotValueName): boolean =>
    present !== undefined && !isOpen(name) && present.get(name) === undefined;
  const presentText = (value: string | undefined): string =>
    value === undefined ? t`various` : t`now ${value}`;

  const row = (name: SlotValueName, label: string, input: React.ReactNode) => (
    <div key={name} className={styles.row} data-field={name}>
      {ticked && (
        <Checkbox
          className={styles.tick}
          aria-label={t`Change: ${label}`}
          checked={ticked.has(name)}
          onChange={(_event, { checked }) => tick(name, checked === true)}
        />
      )}
      {input}
      {present && <span className={styles.present}>{presentText(present.get(name))}</span>}
    </div>
  );
  const flag = (name: 'isDeliveryActive' | 'isHighDemand' | 'isCouriersLimited', label: string) =>
    row(
      name,
      label,
      <Switch
        className={styles.flag}
        label={label}
        checked={draft[name]}
        disabled={!isOpen(name)}
        onChange={(_event, { checked }) => change({ [name]: checked })}
      />,
    );
  const number = (name: SlotNumberName, label: string, isDisabled: boolean) =>
    row(
      name,
      label,
      <Field
        className={styles.field}
        label={label}
        orientation="horizontal"
        validationState={problems[name] ? 'error' : 'none'}
        validationMessage={problems[name] ?? null}
        hint={(ticked?.has(name) && hintOf?.(name)) || null}
      >
        {(aria) => (
          <div className={styles.number}>
            {ticked?.has(name) && (
              <Select
                className={styles.step}
                aria-label={t`Change by: ${label}`}
                value={steps[name] ?? 'set'}
                disabled={isDisabled}
                onChange={(_event, { value }) => form.changeStep(name, value as NumberStep)}
              >
                {numberSteps.map((step) => (
                  <option key={step} value={step}>
                    {stepLabels(i18n)[step]}
                  </option>
                ))}
              </Select>
            )}
            <Input
              {...aria}
              className={styles.input}
              inputMode={name === 'costMultiplier' ? 'decimal' : 'numeric'}
              value={isVarious(name) ? '' : draft[name]}
              placeholder={isVarious(name) ? t`various` : undefined}
              disabled={isDisabled}
              onChange={(_event, { value }) => change({ [name]: value })}
              onBlur={() => form.leave(name)}
            />
          </div>
        )}
      </Field>,
    );

  return (
    <fieldset ref={root} className={styles.root} aria-label={t`Time slot`}>
      {flag('isDeliveryActive', t`Delivery active`)}
      {flag('isHighDemand', t`High demand`)}
      {flag('isCouriersLimited', t`Couriers limited`)}
      {number('couriersLimit', t`Couriers limit`, !isOpen('couriersLimit') || form.isLimitOff)}
      {number('minFreeCouriers', t`Minimum free couriers`, !isOpen('minFreeCouriers'))}
      {number('costMultiplier', t`Cost multiplier`, !isOpen('costMultiplier'))}
    </fieldset>
  );
};
