import type { ReactNode } from 'react';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { StatusDot, type Tone } from '../../../ui/StatusDot.tsx';
import { defineFieldType, type FieldFilter, type FilterProps, type InputProps } from '../fieldType.ts';
import type { ChoiceGroup, OneOfFilterOwnProps, SeveralOfFilterOwnProps } from './ChoiceFilter.tsx';
import type { Choice, ChoiceInputOwnProps } from './ChoiceInput.tsx';

/** Text of a status after its coloured dot; plain text without a tone. */
export const showStatus = (tone: Tone | undefined, text: string): ReactNode =>
  tone ? (
    <>
      <StatusDot tone={tone} />
      {text}
    </>
  ) : (
    text
  );

export const oneOfFilter = (choices: OneOfFilterOwnProps['choices']): FieldFilter => ({
  matches: ['exact'],
  editor: lazyComponent<FilterProps, OneOfFilterOwnProps>(
    async () => (await import('../inputs.ts')).OneOfFilter,
    {
      choices,
    },
  ),
});

interface ChoiceOptions {
  choices: readonly Choice[];
  initial?: string;
  /** Number of values a filter accepts: some server fields support only one. */
  filterBy?: 'one' | 'several';
  required?: boolean;
  /** Offered by the filter. */
  groups?: readonly ChoiceGroup[];
}

/** Field type for one of a few known values. Unknown values are shown verbatim. */
export const choice = defineFieldType<ChoiceOptions>(
  ({ choices, initial = null, filterBy = 'several', required = false, groups = [] }) => {
    const find = (value: unknown): Choice | undefined => choices.find((known) => known.value === value);
    return {
      text: (value, { i18n }) => {
        const known = find(value);
        return known ? i18n._(known.label) : String(value);
      },
      ...(choices.some(({ tone }) => tone !== undefined)
        ? { show: (value: unknown, text: string) => showStatus(find(value)?.tone, text) }
        : {}),
      exportAs: 'text',
      labels: (i18n) => Object.fromEntries(choices.map(({ value, label }) => [value, i18n._(label)])),
      filter:
        filterBy === 'one'
          ? oneOfFilter(choices)
          : {
              matches: ['in', 'exact'],
              editor: lazyComponent<FilterProps, SeveralOfFilterOwnProps>(
                async () => (await import('../inputs.ts')).SeveralOfFilter,
                { choices, groups },
              ),
            },
      input: lazyComponent<InputProps, ChoiceInputOwnProps>(
        async () => (await import('../inputs.ts')).ChoiceInput,
        { choices, isClearable: !required },
      ),
      initial,
    };
  },
);
