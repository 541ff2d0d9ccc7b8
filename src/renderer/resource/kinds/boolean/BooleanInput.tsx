import { makeStyles, Switch } from '@fluentui/react-components';
import type { InputProps } from '../kind.ts';

// The switch itself stands where the other inputs begin, not its margin.
const useStyles = makeStyles({ switch: { marginLeft: '-8px' } });

export const BooleanInput = ({ value, onChange, onBlur, aria }: InputProps) => {
  const styles = useStyles();
  return (
    <Switch
      {...aria}
      className={styles.switch}
      checked={value === true}
      onChange={(_event, { checked }) => onChange(checked)}
      onBlur={onBlur}
    />
  );
};
