import { lazyPart } from '../../../ui/lazyPart.ts';
import { defineKind, type FilterProps, type InputProps } from '../kind.ts';
import type { Choice, ChoiceInputOwnProps } from './ChoiceInput.tsx';
import { oneOfFilter } from './oneOfFilter.ts';
import { showStatus } from './showStatus.tsx';

interface ChoiceOptions {
  choices: readonly Choice[];
  /** What a new record starts with. */
  initial?: string;
  /** Lists are filtered by one value or by any of several: not every server field takes several. */
  filterBy?: 'one' | 'several';
  required?: boolean;
}

/** One of a few known values; others that the server sends are shown as they came. */
export const choice = defineKind<ChoiceOptions>(
  ({ choices, initial = null, filterBy = 'several', required = false }) => {
    const find = (value: unknown): Choice | undefined => choices.find((known) => known.value === value);
    return {
      text: (value, { i18n }) => {
        const known = find(value);
        return known ? i18n._(known.label) : String(value);
      },
      show: (value, text) => showStatus(find(value)?.tone, text),
      width: 150,
      exportAs: 'text',
      labels: (i18n) => Object.fromEntries(choices.map(({ value, label }) => [value, i18n._(label)])),
      filter:
        filterBy === 'one'
          ? oneOfFilter(choices)
          : {
              forms: ['in', 'exact'],
              editor: lazyPart<FilterProps, { choices: readonly Choice[] }>(
                async () => (await import('../inputs.ts')).SeveralOfFilter,
                { choices },
              ),
            },
      input: lazyPart<InputProps, ChoiceInputOwnProps>(
        async () => (await import('../inputs.ts')).ChoiceInput,
        { choices, isClearable: !required },
      ),
      initialFor: () => initial,
    };
  },
);
