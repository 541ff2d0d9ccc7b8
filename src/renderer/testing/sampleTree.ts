import type { CategoryTree } from '#shared/api/catalogue.ts';

/** Test data: a partly selected category with filters, another one with filters, and one without. */
export const sampleTree: CategoryTree = {
  treeData: [
    {
      key: 'piz',
      title: 'Pizza',
      children: [
        { key: 'filter-thin', title: 'Thin' },
        { key: 'filter-thick', title: 'Thick' },
      ],
    },
    { key: 'sus', title: 'Sushi', children: [{ key: 'filter-rolls', title: 'Rolls' }] },
    { key: 'flo', title: 'Flowers' },
  ],
  checked: ['piz', 'filter-thin', 'flo'],
};
