import { msg } from '@lingui/core/macro';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../fields/fieldOf.ts';
import { searchFilter, searchText } from './listSearch.ts';

const id = fieldOf.shortId({ label: msg`ID` });
const name = fieldOf.text({ label: msg`Name` });
const full = 'ab12cd34ef56ab12';

describe('the search box', () => {
  it('matches a part of most texts', () => {
    expect(searchFilter(name, full)).toEqual({ match: 'text', value: full });
    expect(searchFilter(undefined, 'ana')).toEqual({ match: 'text', value: 'ana' });
    expect(searchFilter(name, '')).toBeNull();
  });

  it('matches eight characters of an id as a part, and a whole id exactly', () => {
    expect(id.clean?.(' #AB12CD34 ')).toBe('AB12CD34');
    expect(searchFilter(id, 'AB12CD34')).toEqual({ match: 'text', value: 'AB12CD34' });
    expect(searchFilter(id, full)).toEqual({ match: 'exact', value: full });
  });

  it('shows its own filter, and none that was set elsewhere', () => {
    expect(searchText(id, { match: 'exact', value: full })).toBe(full);
    expect(searchText(id, { match: 'exact', value: 'ab12' })).toBe('');
    expect(searchText(name, { match: 'text', value: 'ana' })).toBe('ana');
    expect(searchText(name, { match: 'exact', value: 'ana' })).toBe('');
    expect(searchText(name, undefined)).toBe('');
  });
});
