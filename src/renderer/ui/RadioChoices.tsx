import {
  makeStyles,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
} from '@fluentui/react-components';

const useStyles = makeStyles({ root: { flexWrap: 'wrap' } });

interface RadioChoicesProps<Value extends string>
  extends Pick<
    RadioGroupProps,
    'id' | 'layout' | 'disabled' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
  > {
  choices: readonly (readonly [Value, NonNullable<RadioProps['label']>])[];
  value: Value | null;
  onChoose: (value: Value) => void;
}

export const RadioChoices = <Value extends string>({
  choices,
  value,
  onChoose,
  ...group
}: RadioChoicesProps<Value>) => (
  <RadioGroup
    {...group}
    className={useStyles().root}
    value={value ?? ''}
    onChange={(_event, data) => {
      const chosen = choices.find(([known]) => known === data.value);
      if (chosen) onChoose(chosen[0]);
    }}
  >
    {choices.map(([known, label]) => (
      <Radio key={known} value={known} label={label} />
    ))}
  </RadioGroup>
);
