import { Field, makeStyles, SpinButton } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { DelayRule } from '#shared/rules/orderPlan.ts';
import { updatePreferences, useDelayRule } from '../../stores/preferences.ts';
import { SettingItem } from './SettingItem.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const limits = { min: 1, max: 120 } as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  number: { width: '88px' },
});

/** Minutes of the rule by which an order counts as delayed. Changes apply at once. */
export const DelaySettings = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const rule = useDelayRule();
  const labels: Readonly<Record<keyof DelayRule, string>> = {
    acceptance: t`Delayed if not accepted: minutes after payment`,
    search: t`Courier needed: minutes before pickup`,
    courier: t`Delayed without courier: minutes before pickup`,
  };
  const change = (name: keyof DelayRule, minutes: number): void => {
    if (Number.isInteger(minutes) && minutes >= limits.min && minutes <= limits.max)
      updatePreferences({ delayRule: { ...rule, [name]: minutes } });
  };
  return (
    <SettingsSection id="orders">
      <SettingItem id="delayRule">
        {({ isLocked }) => (
          <div className={styles.root}>
            {(['acceptance', 'search', 'courier'] as const).map((name) => (
              <Field key={name} label={labels[name]} size="small">
                <SpinButton
                  className={styles.number}
                  {...limits}
                  value={rule[name]}
                  disabled={isLocked}
                  onChange={(_event, { value, displayValue }) => change(name, value ?? Number(displayValue))}
                />
              </Field>
            ))}
          </div>
        )}
      </SettingItem>
    </SettingsSection>
  );
};
