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

/** Choices that a single checkbox selects, above the first of them. */
export interface ChoiceGroup {
  label: MessageDescriptor;
  values: readonly string[];
}

export interface SeveralOfFilterOwnProps {
  choices: readonly NamedChoice[];
  groups?: readonly ChoiceGroup[];
}

/** Filter values from the address that are not known choices are offered too. */
export const SeveralOfFilter = ({
  choices,
  groups = [],
  label,
  filter,
  onChange,
}: FilterProps & SeveralOfFilterOwnProps) => {
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
  const boxes = offered.flatMap((choice) => [
    ...groups
      .filter(({ values: [first] }) => first === choice.value)
      .map((group) => ({ label: i18n._(group.label), values: group.values })),
    { label: choice.label, values: [choice.value] },
  ]);
  const stateOf = (values: readonly string[]): boolean | 'mixed' => {
    const count = values.filter((value) => chosen.includes(value)).length;
    return count === 0 || count === values.length ? count > 0 : 'mixed';
  };
  const toggle = (toggled: readonly string[], isChosen: boolean): void => {
    const values = offered
      .map((choice) => choice.value)
      .filter((known) => (toggled.includes(known) ? isChosen : chosen.includes(known)));
    onChange(values.length > 0 ? { match: 'in', values } : null);
  };
  const typeAhead = useTypeAhead(boxes.map((box) => box.label));
  return (
    <>
      <Text block>{label}</Text>
      <fieldset aria-label={label} className={styles.list} onKeyDown={typeAhead}>
        {boxes.map((box) => (
          <Checkbox
            key={box.values.join()}
            checked={stateOf(box.values)}
            label={box.label}
            onChange={(_event, { checked }) => toggle(box.values, checked === true)}
          />
        ))}
      </fieldset>
    </>
  );
};
