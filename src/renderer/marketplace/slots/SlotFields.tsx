import { Checkbox, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isAmount } from '#shared/rules/numberSteps.ts';
import type { SlotValueName } from '#shared/rules/slotChanges.ts';
import type { SlotNumberName } from '#shared/rules/slotSteps.ts';
import { StepSelect } from '../../resource/fields/number/StepSelect.tsx';
import { typedWarning } from './slotDoubts.ts';
import { valueLabels } from './slotTexts.ts';
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
  input: { flexGrow: 1, minWidth: 0 },
  present: {
    flexShrink: 0,
    width: '96px',
    marginInlineStart: 'auto',
    lineHeight: '32px',
    color: tokens.colorNeutralForeground2,
  },
  // Aligned with the labels below. A negative margin of the whole switch would cut its focus ring.
  flag: { marginInlineStart: 0 },
});

interface SlotFieldsProps {
  inputs: SlotForm['inputs'];
  /** Current values of the slots in a bulk edit; `undefined` when they differ. */
  present?: ReadonlyMap<SlotValueName, string | undefined>;
  /** Effect of a valid number in a bulk edit. */
  hintOf?: (name: SlotNumberName) => string | undefined;
}

interface FieldProps<Name extends SlotValueName> extends SlotFieldsProps {
  name: Name;
}

interface RowProps extends FieldProps<SlotValueName> {
  children: ReactNode;
}

const Row = ({ inputs: { ticked, tick }, present, name, children }: RowProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const label = i18n._(valueLabels[name]);
  const value = present?.get(name);
  return (
    <div className={styles.row} data-field={name}>
      {ticked && (
        <Checkbox
          className={styles.tick}
          aria-label={t`Change: ${label}`}
          checked={ticked.has(name)}
          onChange={(_event, { checked }) => tick(name, checked === true)}
        />
      )}
      {children}
      {present && (
        <span className={styles.present}>{value === undefined ? t`various` : t`now ${value}`}</span>
      )}
    </div>
  );
};

const FlagField = (props: FieldProps<'isDeliveryActive' | 'isHighDemand' | 'isCouriersLimited'>) => {
  const { inputs, name } = props;
  const { i18n } = useLingui();
  const styles = useStyles();
  return (
    <Row {...props}>
      <Switch
        indicator={{ className: styles.flag }}
        label={i18n._(valueLabels[name])}
        checked={inputs.draft[name]}
        onChange={(_event, { checked }) => inputs.input(name, checked)}
      />
    </Row>
  );
};

const NumberField = (props: FieldProps<SlotNumberName>) => {
  const { inputs, present, hintOf, name } = props;
  const { draft, problems, ticked, steps } = inputs;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const label = i18n._(valueLabels[name]);
  const isDisabled = name === 'couriersLimit' && inputs.isLimitOff;
  const isVarious = present !== undefined && !ticked?.has(name) && present.get(name) === undefined;
  const isTyped = inputs.names.includes(name) && !isAmount(steps[name] ?? 'set');
  const warning = isTyped ? typedWarning(name, draft[name], i18n) : null;
  return (
    <Row {...props}>
      <Field
        className={styles.field}
        label={label}
        orientation="horizontal"
        validationState={problems[name] ? 'error' : warning ? 'warning' : 'none'}
        validationMessage={problems[name] ?? warning}
        hint={(ticked?.has(name) && hintOf?.(name)) || null}
      >
        {(aria) => (
          <div className={styles.number}>
            {ticked?.has(name) && (
              <StepSelect
                label={label}
                step={steps[name] ?? 'set'}
                isDisabled={isDisabled}
                onChange={(step) => inputs.changeStep(name, step)}
              />
            )}
            <Input
              {...aria}
              className={styles.input}
              inputMode={name === 'costMultiplier' ? 'decimal' : 'numeric'}
              value={isVarious ? '' : draft[name]}
              placeholder={isVarious ? t`various` : undefined}
              disabled={isDisabled}
              onChange={(_event, { value }) => inputs.input(name, value)}
              onBlur={() => inputs.leave(name)}
            />
          </div>
        )}
      </Field>
    </Row>
  );
};

/** Inputs for one slot or for many. In a bulk edit, each field is sent only if its box is ticked, as any input does. */
export const SlotFields = (props: SlotFieldsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <fieldset ref={props.inputs.root} className={styles.root} aria-label={t`Time slot`}>
      <FlagField {...props} name="isDeliveryActive" />
      <FlagField {...props} name="isHighDemand" />
      <FlagField {...props} name="isCouriersLimited" />
      <NumberField {...props} name="couriersLimit" />
      <NumberField {...props} name="minFreeCouriers" />
      <NumberField {...props} name="costMultiplier" />
    </fieldset>
  );
};
