import {
  fillPattern,
  listPatterns,
  type PatternParams,
  pagePatterns,
  publicPatterns,
  recordPattern,
} from '#shared/screens/screenPatterns.ts';

/** A path without parameters is a string, otherwise a function of its parameters. */
type PathTo<Pattern extends string> = [PatternParams<Pattern>] extends [never]
  ? Pattern
  : (params: Readonly<Record<PatternParams<Pattern>, string>>) => string;

const pathTo = <const Pattern extends string>(pattern: Pattern) =>
  (pattern.includes(':')
    ? (params: Record<PatternParams<Pattern>, string>) => fillPattern(pattern, params)
    : pattern) as PathTo<Pattern>;

type Pages<Patterns extends Record<string, string>> = { [Name in keyof Patterns]: PathTo<Patterns[Name]> };
const pages = <const Patterns extends Record<string, string>>(patterns: Patterns) =>
  Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, pathTo(pattern)]),
  ) as Pages<Patterns>;

type Lists<Patterns extends Record<string, string>> = {
  [Name in keyof Patterns]: { list: PathTo<Patterns[Name]>; record: PathTo<`${Patterns[Name]}/:id`> };
};
const lists = <const Patterns extends Record<string, string>>(patterns: Patterns) =>
  Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [
      name,
      { list: pathTo(pattern), record: pathTo(recordPattern(pattern)) },
    ]),
  ) as Lists<Patterns>;

/** Paths of an entity known only at run time. The scope must contain all parameters of its pattern. */
export const listPath = (
  entity: keyof typeof listPatterns,
  scope: { country?: string; city?: string },
): string => fillPattern<string>(listPatterns[entity], scope);
export const recordPath = (
  entity: keyof typeof listPatterns,
  scope: { country?: string; city?: string },
  id: string,
): string => fillPattern<string>(recordPattern(listPatterns[entity]), { ...scope, id });

/** All paths of the app, typed after their patterns. The only place that builds paths. */
export const paths = {
  root: '/',
  ...pages(publicPatterns),
  ...pages(pagePatterns),
  ...lists(listPatterns),
} as const;

export interface ReturnState {
  from?: string | undefined;
  isExpired?: boolean | undefined;
}

/** The previous page, if it was inside the app; else `fallback`. */
export const returnPath = (state: unknown, fallback: string = paths.dashboard): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return fallback;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)./.test(from) ? from : fallback;
};
