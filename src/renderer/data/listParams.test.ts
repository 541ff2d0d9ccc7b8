import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datePresets } from '#shared/query/datePresets.ts';
import { longestWanted } from '#shared/query/pastedText.ts';
import { parseListParams, toListParams } from './listParams.ts';
import { initialListState, type ListFilter, type ListState } from './listState.ts';

const name = fc
  .stringMatching(/^[A-Za-z]\w{0,12}$/)
  .filter((text) => !['page', 'size', 'sort'].includes(text) && !(text in Object.prototype));
const field = fc.oneof(
  name,
  fc.tuple(name, fc.constantFrom('firstName', 'id')).map((parts) => parts.join('.')),
);
const text = fc.string({ minLength: 1, maxLength: 40 });
const bound = fc.stringMatching(/^[\w:.-]{1,20}$/);
const filter: fc.Arbitrary<ListFilter> = fc.oneof(
  fc.record({ match: fc.constant('exact' as const), value: text }),
  fc.record({ match: fc.constant('text' as const), value: text }),
  fc.record({ match: fc.constant('between' as const), from: bound, to: fc.oneof(bound, fc.constant('')) }),
  fc.record({ match: fc.constant('in' as const), values: fc.array(text, { minLength: 1, maxLength: 5 }) }),
  fc.record({ match: fc.constant('preset' as const), preset: fc.constantFrom(...datePresets) }),
);
const state: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constant('fit' as const)),
  sort: fc.option(fc.record({ field, order: fc.constantFrom('asc' as const, 'desc' as const) })),
  filters: fc.dictionary(field, filter, { maxKeys: 6, noNullPrototype: true }),
  view: fc.option(text),
});

describe('list state in the address', () => {
  it('survives writing and parsing', () => {
    fc.assert(
      fc.property(state, (before) => {
        const address = toListParams(before).toString();
        expect(parseListParams(new URLSearchParams(address))).toEqual(before);
      }),
    );
  });

  it('omits default values', () => {
    expect(toListParams(initialListState).toString()).toBe('');
  });

  it('keeps relative dates relative', () => {
    const filters = { createdAt: { match: 'preset', preset: 'last7Days' } } as const;
    expect(toListParams({ ...initialListState, filters }).toString()).toBe('createdAt.preset=last7Days');
  });

  it.each([
    'page=0&size=-4',
    'page=x&size=1e3',
    'sort=--name',
    'createdAt.preset=someday',
    'total.range=1,2,3',
    'total.range=,',
    'name.has=',
    '=&&=3',
    '<b>=1',
  ])('ignores invalid parameters: %s', (query) => {
    expect(parseListParams(new URLSearchParams(query))).toEqual(initialListState);
  });

  it.each(['name', 'name.has', 'name.any'])('ignores a text above the maximum length in %s', (key) => {
    const read = (length: number) => parseListParams(new URLSearchParams({ [key]: 'x'.repeat(length) }));
    expect(Object.keys(read(longestWanted).filters)).toEqual(['name']);
    expect(read(longestWanted + 1)).toEqual(initialListState);
  });

  it('reads a plain value as an exact filter', () => {
    const { filters } = parseListParams(new URLSearchParams('courierId=abcdefgh12345678'));
    expect(filters).toEqual({ courierId: { match: 'exact', value: 'abcdefgh12345678' } });
  });
});
