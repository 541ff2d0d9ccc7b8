import { Input, type InputProps } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { languageOf } from '../../ui/languageOf.ts';
import { parseMoney, parseNumber } from './parseNumber.ts';

type NumberInputProps = Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  kind: 'money' | 'percent' | 'integer' | 'decimal';
  value: unknown;
  /** A number, null for nothing, or the text itself when it is no number (the form then says so). */
  onChange: (value: number | null | string) => void;
  onBlur: () => void;
};

const signs = { money: '€', percent: '%', integer: null, decimal: null };

/** A number as the person's language writes it; while one types, the text is left alone. */
export const NumberInput = ({ kind, value, onChange, onBlur, ...rest }: NumberInputProps) => {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  const format = (number: number): string =>
    i18n.number(number, {
      useGrouping: false,
      maximumFractionDigits: 10,
      minimumFractionDigits: kind === 'money' ? 2 : 0,
    });
  const shown = typeof value === 'number' ? format(value) : String(value ?? '');
  return (
    <Input
      {...(rest as InputProps)}
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      contentAfter={signs[kind]}
      value={draft ?? shown}
      onChange={(_event, { value: text }) => {
        setDraft(text);
        const parse = kind === 'money' ? parseMoney : parseNumber;
        const number = parse(text, languageOf(i18n));
        onChange(number === undefined ? text : number);
      }}
      onBlur={() => {
        setDraft(null);
        onBlur();
      }}
    />
  );
};
