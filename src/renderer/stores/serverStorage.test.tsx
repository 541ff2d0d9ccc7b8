import { beforeEach, expect, test } from 'vitest';
import { rejectionTexts } from '../features/courierReview/rejectionTexts.ts';
import { readViews } from '../resource/define/savedViews.ts';
import { readHabits } from '../resource/list/listHabits.ts';
import { stubMain } from '../testing/stubMain.ts';
import { applySettings, usePreferencesStore } from './preferences.ts';
import { recentRecords } from './recentRecords.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => {
  localStorage.clear();
  applySettings(stubMain().settings());
});

const view = { name: 'Mine', search: '', columns: '' };
const habits = { address: 'sort=name', searched: 'name', filters: ['city', 3] };
const written = {
  'views.sample-data.cities': { version: 1, views: [view, 'broken'] },
  'rejectionTexts:sample-data:ada': { es_ES: ['No se lee.'], uk_UA: [7] },
  'recentRecords:sample-data:ada': ['/admins/1', null],
  'recentSearches:sample-data:ada': ['or00000000000001', 5],
  'list.sample-data.ada.cities': habits,
};
const read = () => ({
  views: readViews('cities'),
  texts: rejectionTexts.read('ada'),
  records: recentRecords('ada').map(({ path }) => path),
  searches: recentSearches('ada', false),
  habits: readHabits('ada', 'cities'),
});
const nothing = {
  ...{ views: [], texts: rejectionTexts.prepared, records: [], searches: [] },
  habits: { address: '', searched: null, filters: [] },
};

test('stored values are read for this server only, and invalid ones are skipped', () => {
  for (const [key, value] of Object.entries(written)) localStorage.setItem(key, JSON.stringify(value));
  expect(read()).toEqual({
    views: [view],
    texts: { ...rejectionTexts.prepared, es_ES: ['No se lee.'] },
    records: ['/admins/1'],
    searches: ['or00000000000001'],
    habits: { ...habits, filters: ['city'] },
  });
  usePreferencesStore.setState({ connection: { type: 'server', origin: 'https://api.example.com' } });
  expect(read()).toEqual(nothing);
});

test('damaged values count as empty, and are overwritten', () => {
  for (const text of ['', '{', '[[', '"text"', '7', 'null']) {
    for (const key of Object.keys(written)) localStorage.setItem(key, text);
    expect(read()).toEqual(nothing);
  }
  rememberSearch('ada', 'or00000000000002', false);
  expect(localStorage.getItem('recentSearches:sample-data:ada')).toBe('["or00000000000002"]');
});
