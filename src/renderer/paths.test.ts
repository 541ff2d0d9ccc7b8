import { expect, it } from 'vitest';
import { paths } from './paths.ts';

type PathTree = { readonly [name: string]: PathNode };
type PathNode = string | ((...values: string[]) => string) | PathTree;

/** Every builder called with the names of its own parameters, so that the snapshot reads like a route table. */
const flatten = (node: PathNode, name: string): [string, string][] => {
  if (typeof node === 'string') return [[name, node]];
  if (typeof node === 'function') {
    return [[name, node(...['first', 'second', 'third'].slice(0, node.length))]];
  }
  return Object.entries(node).flatMap(([key, child]) => flatten(child, name ? `${name}.${key}` : key));
};

it('builds every route of the app', () => {
  expect(Object.fromEntries(flatten(paths, ''))).toMatchSnapshot();
});

it('keeps what it is given inside its segment', () => {
  expect(paths.companies.record('es', '../admins?x=1#y')).toBe(
    '/country/es/companies/..%2Fadmins%3Fx%3D1%23y',
  );
  expect(paths.orders.ofCourier('es', 'c', 'a&b=c')).toBe('/country/es/city/c/orders?courierId=a%26b%3Dc');
});
