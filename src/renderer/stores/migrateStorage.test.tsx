import { beforeEach, expect, test } from 'vitest';
import { migrateStorage } from './migrateStorage.ts';

// Removes entries that lists of other tests have stored.
beforeEach(() => localStorage.clear());

test('list settings under former names are migrated, without overwriting newer ones', () => {
  localStorage.setItem('columns.home_categories', 'old');
  localStorage.setItem('views.sample-data.top_filters', 'old');
  localStorage.setItem('views.sample-data.topFilters', 'new');
  localStorage.setItem('columns.companies', 'same');
  migrateStorage();
  expect({ ...localStorage }).toEqual({
    'columns.homeCategories': 'old',
    'views.sample-data.topFilters': 'new',
    'columns.companies': 'same',
  });
});
