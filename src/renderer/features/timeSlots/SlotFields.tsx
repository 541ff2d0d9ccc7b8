import { Checkbox, Field, Input, makeStyles, Switch } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { SlotValueName } from '#shared/domain/slotChanges.ts';
import type { SlotNumberName } from './slotForm.ts';
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
  // Its own margin would put it further in than the labels below it.
  flag: { marginInlineStart: '-8px' },
});

/** The inputs of one slot, or of many: there each field is sent only when it is ticked. */
export const SlotFields = ({ form }: { form: SlotForm }) => {
  const { root, draft, problems, ticked, change, tick } = form;
  const { t } = useLingui();
  const styles = useStyles();
  const isOpen = (name: SlotValueName): boolean => ticked === null || ticked.has(name);

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
      >
        <Input
          inputMode={name === 'costMultiplier' ? 'decimal' : 'numeric'}
          value={draft[name]}
          disabled={isDisabled}
          onChange={(_event, { value }) => change({ [name]: value })}
        />
      </Field>,
    );

  return (
    <fieldset ref={root} className={styles.root} aria-label={t`Time slot`}>
      {flag('isDeliveryActive', t`Delivery active`)}
      {flag('isHighDemand', t`High demand`)}
      {flag('isCouriersLimited', t`Couriers limited`)}
      {number('couriersLimit', t`Couriers limit`, !isOpen('couriersLimit') || !draft.isCouriersLimited)}
      {number('minFreeCouriers', t`Minimum free couriers`, !isOpen('minFreeCouriers'))}
      {number('costMultiplier', t`Cost multiplier`, !isOpen('costMultiplier'))}
    </fieldset>
  );
};
