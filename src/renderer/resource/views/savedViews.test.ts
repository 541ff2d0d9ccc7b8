import { expect, it } from 'vitest';
import { formatSavedViews, parseSavedViews, removeView, renameView, saveView } from './savedViews.ts';

const view = (name: string, search = '') => ({ name, search, columns: '' });
const two = [view('One'), view('Two')];

it('comes back as it was saved, relative dates included', () => {
  const views = saveView(two, view(' New ', 'createdAt.preset=last7Days'));
  expect(parseSavedViews(formatSavedViews(views))).toEqual([
    ...two,
    view('New', 'createdAt.preset=last7Days'),
  ]);
});

it.each([null, '', '{', '[]', '{"version":9,"views":[]}', '{"version":1,"views":{}}'])(
  'reads %s as none',
  (text) => {
    expect(parseSavedViews(text)).toEqual([]);
  },
);

it('drops single views that make no sense', () => {
  const views = [view('One'), { name: 3 }, null, { ...view('x'), search: undefined }];
  expect(parseSavedViews(JSON.stringify({ version: 1, views }))).toEqual([view('One')]);
});

it('replaces the view of that name', () => {
  expect(saveView(two, view('One', 'page=2'))).toEqual([view('One', 'page=2'), view('Two')]);
});

it('renames, but never onto another view or to nothing', () => {
  expect(renameView(two, 'One', 'First').map(({ name }) => name)).toEqual(['First', 'Two']);
  expect(renameView(two, 'One', 'Two')).toEqual(two);
  expect(renameView(two, 'One', '  ')).toEqual(two);
  expect(removeView(two, 'One')).toEqual([view('Two')]);
});
