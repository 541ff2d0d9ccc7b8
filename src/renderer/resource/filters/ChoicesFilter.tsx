import { Checkbox, makeStyles, Text } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import type { ListFilter } from '../../data/listState.ts';
import type { Choice } from '../fields/field.ts';

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

interface ChoicesFilterProps {
  choices: readonly Choice[];
  label: string;
  filter: ListFilter | null;
  onChange: (filter: ListFilter | null) => void;
}

/** Any of several values. */
export const ChoicesFilter = ({ choices, label, filter, onChange }: ChoicesFilterProps) => {
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
