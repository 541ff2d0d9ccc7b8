import { expect, it } from 'vitest';
import {
  isChanged,
  removeView,
  renameView,
  saveView,
  toggleDefault,
  usableViews,
  viewSearch,
} from './savedViews.ts';

const view = (name: string, search = '') => ({ name, search, columns: '' });
const two = [view('One'), view('Two')];

it('a view survives saving and reading, including relative dates', () => {
  const views = saveView(two, view(' New ', 'createdAt.preset=last7Days'));
  expect(usableViews({ version: 1, views })).toEqual([...two, view('New', 'createdAt.preset=last7Days')]);
});

it.each([null, '', 3, [], { version: 9, views: [] }, { version: 1, views: {} }])(
  'reads %j as no views',
  (saved) => {
    expect(usableViews(saved)).toEqual([]);
  },
);

it('drops single invalid views', () => {
  const views = [view('One'), { name: 3 }, null, { ...view('x'), search: undefined }];
  expect(usableViews({ version: 1, views })).toEqual([view('One')]);
});

it('saving replaces the view of the same name', () => {
  expect(saveView(two, view('One', 'page=2'))).toEqual([view('One', 'page=2'), view('Two')]);
});

it('reserves a leading full stop in names for ready-made views', () => {
  expect(saveView([], view('..unanswered')).map(({ name }) => name)).toEqual(['unanswered']);
  expect(renameView(two, 'One', '. ')).toEqual(two);
});

it('renames a view, but never to the name of another one or to an empty name', () => {
  expect(renameView(two, 'One', 'First').map(({ name }) => name)).toEqual(['First', 'Two']);
  expect(renameView(two, 'One', 'Two')).toEqual(two);
  expect(renameView(two, 'One', '  ')).toEqual(two);
  expect(removeView(two, 'One')).toEqual([view('Two')]);
});

it('at most one view is the default', () => {
  const defaults = (views: readonly { name: string; isDefault?: boolean }[]) =>
    views.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const first = toggleDefault(two, 'One');
  expect(defaults(first)).toEqual(['One']);
  expect(defaults(toggleDefault(first, 'Two'))).toEqual(['Two']);
  expect(defaults(toggleDefault(first, 'One'))).toEqual([]);
  // Saving a default view again keeps it the default.
  expect(defaults(saveView(first, view('One', 'isActive=true')))).toEqual(['One']);
});

it('a view has its own address, and is changed by filters, order and columns, but not by the page', () => {
  const active = view('At work', '?isActive=true&sort=name&page=3');
  expect(viewSearch(active)).toBe('?isActive=true&sort=name&view=At+work');
  expect(viewSearch(null)).toBe('?view=');
  const shown = { search: '?sort=name&isActive=true&view=At+work&page=2', columns: '' };
  expect(isChanged(active, shown)).toBe(false);
  expect(isChanged(active, { ...shown, columns: '{}' })).toBe(true);
  expect(isChanged(active, { ...shown, search: '?sort=-name&isActive=true' })).toBe(true);
});
