import { isCountryId } from '../rules/countries.ts';
import { listPatterns, pagePatterns, recordPattern } from './screenPatterns.ts';

/** Ids are opaque. The pattern only ensures that they are safe in a path. */
export const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

type ScreenName = keyof typeof pagePatterns | keyof typeof listPatterns;

const patterns = [
  ...Object.entries(pagePatterns),
  ...Object.entries(listPatterns).flatMap(([name, list]) => [
    [name, list],
    [name, recordPattern(list)],
  ]),
] as [ScreenName, string][];

/** Parameters of a path, still URL-encoded; `null` if the path does not match. */
const paramsOf = (pattern: string, pathname: string): Record<string, string> | null => {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  const params: Record<string, string> = {};
  const fits = wanted.every((segment, index) => {
    const value = given[index] ?? '';
    if (!segment.startsWith(':')) return value === segment;
    params[segment.slice(1)] = value;
    return segment === ':country' ? isCountryId(value) : idPattern.test(value);
  });
  return fits && wanted.length === given.length ? params : null;
};

export interface ScreenAddress {
  screen: ScreenName;
  params: Readonly<Partial<Record<string, string>>>;
}

/** Finds the screen of a path, among those that need a login; `null` if there is none. */
export const screenAt = (pathname: string): ScreenAddress | null => {
  for (const [screen, pattern] of patterns) {
    const params = paramsOf(pattern, pathname);
    if (params) return { screen, params };
  }
  return null;
};
