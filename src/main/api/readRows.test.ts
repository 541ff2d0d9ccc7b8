import { expect, it } from 'vitest';
import { type DifferenceState, differenceStates } from '#shared/rules/payListDifference.ts';
import { acceptsState } from './readRows.ts';

it('the filter by difference accepts one or several states, and any other type of filter passes all', () => {
  const through = (filter: Parameters<typeof acceptsState>[0]): DifferenceState[] =>
    differenceStates.filter((state) => acceptsState(filter, state));
  expect(through({ match: 'in', values: ['right', 'notChecked'] })).toEqual(['right', 'notChecked']);
  expect(through({ match: 'in', values: [] })).toEqual([]);
  expect(through({ match: 'exact', value: 'differs' })).toEqual(['differs']);
  expect(through({ match: 'text', value: 'differs' })).toEqual(differenceStates);
});
