import { use } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { RouterContext, useLatestSearch } from './useLatestSearch.ts';

let root: Root;
let router: ReturnType<typeof createHashRouter>;
/** Simulates a debounced search that fires late. */
let searchLate: () => void;
let bringNext: () => void;
let waiting: Promise<void>;

const List = () => {
  const { params, change } = useLatestSearch();
  searchLate = () => change(() => new URLSearchParams({ name: 'ana' }));
  return <h1>List {params.get('name')}</h1>;
};
const Drawn = () => <h1>Next</h1>;
const Slow = () => {
  use(waiting);
  return <h1>Next</h1>;
};

const openList = async (): Promise<void> => {
  waiting = new Promise((resolve) => {
    bringNext = resolve;
  });
  window.location.hash = '/list';
  router = createHashRouter([
    { path: '/list', Component: List },
    { path: '/loading', lazy: () => waiting.then(() => ({ Component: Drawn })) },
    { path: '/drawing', Component: Slow },
  ]);
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
  root.render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('List');
};

afterEach(() => {
  root.unmount();
  router.dispose();
  document.body.replaceChildren();
});

test('a change of the search is in the address', async () => {
  await openList();
  searchLate();
  await expect.element(page.getByRole('heading')).toHaveTextContent('List ana');
  expect(window.location.hash).toBe('#/list?name=ana');
});

test.each(['/loading', '/drawing'])(
  'a late change neither leads back from %s nor changes its search',
  async (path) => {
    await openList();
    void router.navigate(path);
    await expect.element(page.getByRole('heading')).toHaveTextContent('List');
    searchLate();
    bringNext();
    await expect.element(page.getByRole('heading')).toHaveTextContent('Next');
    expect(window.location.hash).toBe(`#${path}`);
  },
);
