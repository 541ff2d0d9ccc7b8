import { lazyPart } from '../../../ui/lazyPart.ts';
import type { FieldFilter, FilterProps } from '../kind.ts';
import type { OneOfFilterOwnProps } from './OneOfFilter.tsx';

/** One of a few values and nothing else. */
export const oneOfFilter = (choices: OneOfFilterOwnProps['choices']): FieldFilter => ({
  forms: ['exact'],
  editor: lazyPart<FilterProps, OneOfFilterOwnProps>(async () => (await import('../inputs.ts')).OneOfFilter, {
    choices,
  }),
});
