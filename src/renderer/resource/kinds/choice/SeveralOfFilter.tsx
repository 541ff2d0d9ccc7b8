import { Checkbox, makeStyles, Text } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { FilterProps } from '../kind.ts';
import type { Choice } from './ChoiceInput.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '300px',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'auto',
  },
});

/** Any of several values. */
export const SeveralOfFilter = ({
  choices,
  label,
  filter,
  onChange,
}: FilterProps & { choices: readonly Choice[] }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const chosen = filter?.kind === 'in' ? filter.values : filter?.kind === 'exact' ? [filter.value] : [];
  const toggle = (value: string, isChosen: boolean): void => {
    const values = choices
      .map((choice) => choice.value)
      .filter((known) => (known === value ? isChosen : chosen.includes(known)));
    onChange(values.length > 0 ? { kind: 'in', values } : null);
  };
  return (
    <>
      <Text block>{label}</Text>
      <fieldset aria-label={label} className={styles.list}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            checked={chosen.includes(choice.value)}
            label={i18n._(choice.label)}
            onChange={(_event, { checked }) => toggle(choice.value, checked === true)}
          />
        ))}
      </fieldset>
    </>
  );
};
