import {
  Checkbox,
  FieldContextProvider,
  makeStyles,
  Text,
  tokens,
  useFieldControlProps_unstable as useFieldControlProps,
} from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { InputProps } from '../kind.ts';
import { OptionsProblem } from './OptionsProblem.tsx';
import { type OptionOwnProps, useOptions } from './useOptions.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
  },
  note: { padding: '6px 0', color: tokens.colorNeutralForeground3 },
});

/** Any of what the server offers; what is chosen and not among it can be taken away. */
export const OptionsInput = (props: InputProps & OptionOwnProps) => {
  const {
    value,
    onChange,
    onBlur,
    aria: { disabled = false },
  } = props;
  const styles = useStyles();
  const { id, ...control } = useFieldControlProps<Record<string, string | undefined>>({});
  const { offered, nameOf, error, retry } = useOptions(props);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const known = offered ?? [];
  const strange = chosen.filter((id) => known.every((option) => option.id !== id));
  const all = [...known, ...strange.map((id) => ({ id, name: nameOf(id) }))];
  const toggle = (id: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <fieldset
        id={id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        disabled={disabled}
        className={styles.root}
        onBlur={onBlur}
      >
        {/* Or every box would take itself for the field's one control. */}
        <FieldContextProvider value={undefined}>
          {all.map(({ id, name }) => (
            <Checkbox
              key={id}
              disabled={disabled}
              checked={chosen.includes(id)}
              label={name}
              onChange={(_event, { checked }) => toggle(id, checked === true)}
            />
          ))}
        </FieldContextProvider>
        {all.length === 0 && !error && (
          <Text className={styles.note}>
            {offered === null ? <Trans>Loading…</Trans> : <Trans>Nothing to choose from</Trans>}
          </Text>
        )}
      </fieldset>
      {error && <OptionsProblem onRetry={retry} />}
    </>
  );
};
