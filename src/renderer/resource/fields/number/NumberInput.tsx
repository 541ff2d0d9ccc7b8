import { Input } from '@fluentui/react-components';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { signedAmount } from '#shared/rules/numberSteps.ts';
import { languageOf } from '../../../ui/useFormatters.ts';
import type { InputProps } from '../fieldType.ts';
import { parseMoney, parseNumber } from './parseNumber.ts';

export interface NumberInputOwnProps {
  isMoney: boolean;
  isWhole: boolean;
  sign: string | null;
}

/**
 * Number in the user's format. Text stays unformatted while typing. Passes invalid text through, so that the
 * form can report it.
 */
export const NumberInput = ({
  value,
  onChange,
  onBlur,
  aria,
  isMoney,
  isWhole,
  sign,
}: InputProps & NumberInputOwnProps) => {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState<string | null>(null);
  const format = (number: number): string =>
    i18n.number(number, {
      useGrouping: false,
      maximumFractionDigits: 10,
      minimumFractionDigits: isMoney ? 2 : 0,
    });
  const shown = typeof value === 'number' ? format(value) : String(value ?? '');
  return (
    <Input
      {...aria}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      contentAfter={sign}
      value={draft ?? shown}
      onChange={(_event, { value: text }) => {
        setDraft(text);
        // `+2` is probably meant as an increase, which only a bulk edit has.
        const isIncrease = signedAmount(text)?.step === 'add';
        const number = isIncrease ? undefined : (isMoney ? parseMoney : parseNumber)(text, languageOf(i18n));
        onChange(number === undefined ? text : number);
      }}
      onBlur={() => {
        setDraft(null);
        onBlur();
      }}
    />
  );
};
