import { Checkbox, Field, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FilterProps } from '../fieldType.ts';

export interface OneOfFilterOwnProps {
  choices: readonly { value: string; label: MessageDescriptor }[];
}

/** A filter value from the address that is not a known choice is offered too. */
export const OneOfFilter = ({ choices, label, filter, onChange }: FilterProps & OneOfFilterOwnProps) => {
  const { i18n, t } = useLingui();
  const current = filter?.match === 'exact' ? filter.value : '';
  const [strange] = useState(choices.some(({ value }) => value === current) ? '' : current);
  return (
    <Field label={label}>
      <RadioGroup
        value={current}
        onChange={(_event, { value }) => onChange(value ? { match: 'exact', value } : null)}
      >
        <Radio value="" label={t`Any`} />
        {strange !== '' && <Radio value={strange} label={strange} />}
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={i18n._(choice.label)} />
        ))}
      </RadioGroup>
    </Field>
  );
};

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '300px',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'auto',
    // Typed letters move the focus, also after a click, for which the outline is not drawn.
    '& > :focus-within': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

/** Pause in typing after which the next letter begins another word. */
const pauseMs = 1000;

/** Typed letters move the focus to the first choice that begins with them. */
const useTypeAhead = (labels: readonly string[]) => {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { text, at } = typed.current;
    const next = (event.timeStamp - at < pauseMs ? text : '') + event.key.toLocaleLowerCase();
    typed.current = { text: next, at: event.timeStamp };
    const index = labels.findIndex((label) => label.toLocaleLowerCase().startsWith(next));
    event.currentTarget.querySelectorAll('input')[index]?.focus();
  };
};

interface NamedChoice {
  value: string;
  /** Proper names are not translated. */
  label: MessageDescriptor | string;
}

/** Filter values from the address that are not known choices are offered too. */
export const SeveralOfFilter = ({
  choices,
  label,
  filter,
  onChange,
}: FilterProps & { choices: readonly NamedChoice[] }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const chosen = filter?.match === 'in' ? filter.values : filter?.match === 'exact' ? [filter.value] : [];
  const [strange] = useState(chosen.filter((word) => choices.every((choice) => choice.value !== word)));
  const offered = [
    ...choices.map(({ value, label: words }) => ({
      value,
      label: typeof words === 'string' ? words : i18n._(words),
    })),
    ...strange.map((word) => ({ value: word, label: word })),
  ];
  const toggle = (value: string, isChosen: boolean): void => {
    const values = offered
      .map((choice) => choice.value)
      .filter((known) => (known === value ? isChosen : chosen.includes(known)));
    onChange(values.length > 0 ? { match: 'in', values } : null);
  };
  const typeAhead = useTypeAhead(offered.map((choice) => choice.label));
  return (
    <>
      <Text block>{label}</Text>
      <fieldset aria-label={label} className={styles.list} onKeyDown={typeAhead}>
        {offered.map((choice) => (
          <Checkbox
            key={choice.value}
            checked={chosen.includes(choice.value)}
            label={choice.label}
            onChange={(_event, { checked }) => toggle(choice.value, checked === true)}
          />
        ))}
      </fieldset>
    </>
  );
};
