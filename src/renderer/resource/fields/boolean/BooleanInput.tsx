import { makeStyles, mergeClasses, Radio, RadioGroup, Switch, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { InputProps } from '../fieldType.ts';

const useStyles = makeStyles({
  // Compensates Fluent's margin, so that the switch aligns with other inputs.
  switch: { marginLeft: '-8px' },
  // Repeated, to override Fluent's rule of equal specificity.
  neutral: {
    '& > :checked:checked:not(:disabled) ~ .fui-Switch__indicator': {
      backgroundColor: tokens.colorNeutralForeground3,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
});

export interface BooleanOwnProps {
  isNeutral: boolean;
}

export const BooleanInput = ({ isNeutral, value, onChange, onBlur, aria }: InputProps & BooleanOwnProps) => {
  const styles = useStyles();
  return (
    <Switch
      {...aria}
      className={mergeClasses(styles.switch, isNeutral && styles.neutral)}
      checked={value === true}
      onChange={(_event, { checked }) => onChange(checked)}
      onBlur={onBlur}
    />
  );
};

export interface YesNoOwnProps {
  yes: MessageDescriptor;
  no: MessageDescriptor;
}

/** Radio buttons for yes and no; neither is selected while the value is unknown. */
export const YesNoInput = ({ yes, no, value, onChange, onBlur, aria }: InputProps & YesNoOwnProps) => {
  const { i18n } = useLingui();
  return (
    <RadioGroup
      {...aria}
      layout="horizontal"
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={(_event, { value: chosen }) => onChange(chosen === 'true')}
      onBlur={onBlur}
    >
      <Radio value="true" label={i18n._(yes)} />
      <Radio value="false" label={i18n._(no)} />
    </RadioGroup>
  );
};
