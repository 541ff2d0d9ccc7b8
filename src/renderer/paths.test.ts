import { expect, it } from 'vitest';
import { paths, returnPath } from './paths.ts';

type PathNode = string | ((params: never) => string) | { readonly [name: string]: PathNode };

/** Fills each parameter with its own name, so that the snapshot reads like a route table. */
const named = new Proxy({}, { get: (_target, name) => `<${String(name)}>` }) as never;

const flatten = (node: PathNode, name: string): [string, string][] => {
  if (typeof node === 'string') return [[name, node]];
  if (typeof node === 'function') return [[name, decodeURIComponent(node(named))]];
  return Object.entries(node).flatMap(([key, child]) => flatten(child, name ? `${name}.${key}` : key));
};

it('builds every route of the app', () => {
  expect(Object.fromEntries(flatten(paths, ''))).toMatchSnapshot();
});

it('encodes an id so that it stays inside its path segment', () => {
  expect(paths.companies.record({ country: 'es', id: '../admins?x=1#y' })).toBe(
    '/country/es/companies/..%2Fadmins%3Fx%3D1%23y',
  );
});

it('does not compile without the parameters of a path', () => {
  // @ts-expect-error A record has an id.
  expect(paths.companies.record({ country: 'es' })).toBe('/country/es/companies/undefined');
  // @ts-expect-error These settings are a city's.
  expect(paths.citySettings({ country: 'es' })).toBe('/country/es/city/undefined/settings');
});

it.each([
  [{ from: '/country/es/companies?page=2' }, '/country/es/companies?page=2'],
  [{ from: '/' }, '/dashboard'],
  [{ from: '//elsewhere.example' }, '/dashboard'],
  [{ from: 'https://elsewhere.example' }, '/dashboard'],
  [{ from: 7 }, '/dashboard'],
  [{}, '/dashboard'],
  [null, '/dashboard'],
])('%j returns to %s', (state, expected) => {
  expect(returnPath(state)).toBe(expected);
});

it('returns to a given default page', () => {
  expect(returnPath(undefined, '/admins/reset_password')).toBe('/admins/reset_password');
});
