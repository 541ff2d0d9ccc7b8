import { call } from '../../ipc/bridge.ts';
import { paths } from '../../paths.ts';
import { optionSource, sharedAnswer } from '../../resource/kinds/option/option.ts';
import { entitySource } from '../../resource/kinds/reference/referenceSource.ts';

/** The home categories that a city offers, each with the top filters that are on there. */
const categories = sharedAnswer('categoryTrees', ({ country = '', city = '' }) =>
  call('establishments.categories', { country, city }),
);

export const categorySource = optionSource({
  ...entitySource({
    entity: 'homeCategories',
    pathOf: ({ country = '' }, id) => paths.homeCategories.record({ country, id }),
  }),
  answer: categories,
  options: (offered) => offered.map(({ id, name }) => ({ id, name })),
});

export const topFilterSource = optionSource({
  ...entitySource({ entity: 'topFilters' }),
  answer: categories,
  options: (offered) =>
    offered.flatMap(({ id: of, filters }) =>
      filters.map(({ countryTopFilterId: id, name }) => ({ id, name, of })),
    ),
});
