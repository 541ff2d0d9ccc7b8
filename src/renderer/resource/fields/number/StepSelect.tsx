import { FieldContextProvider, makeStyles, Select } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type NumberStep, numberSteps } from '#shared/rules/numberSteps.ts';

const labelsOf = (i18n: I18n): Record<NumberStep, string> => ({
  set: '=',
  add: '+',
  subtract: '−',
  atLeast: i18n._(msg`at least`),
  atMost: i18n._(msg`at most`),
});

const useStyles = makeStyles({ root: { flexShrink: 0, width: '128px' } });

interface StepSelectProps {
  /** Label of the number. */
  label: string;
  step: NumberStep;
  isDisabled?: boolean;
  onChange: (step: NumberStep) => void;
}

/** Chooses how an edit of several records changes a number. */
export const StepSelect = ({ label, step, isDisabled = false, onChange }: StepSelectProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const labels = labelsOf(i18n);
  return (
    // The surrounding field labels and describes the number alone.
    <FieldContextProvider value={undefined}>
      <Select
        className={styles.root}
        aria-label={t`Change by: ${label}`}
        value={step}
        disabled={isDisabled}
        onChange={(_event, { value }) => onChange(value as NumberStep)}
      >
        {numberSteps.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </Select>
    </FieldContextProvider>
  );
};
