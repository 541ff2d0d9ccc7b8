import {
  fillPattern,
  listPatterns,
  type PatternParams,
  pagePatterns,
  publicPatterns,
  recordPattern,
} from '#shared/domain/screenPatterns.ts';

/** An address that leaves nothing open is a text; otherwise what is open has to be given by name. */
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

/** Addresses of an entity that is known only at run time. A scope without what the pattern asks for leads nowhere. */
export const listPath = (
  entity: keyof typeof listPatterns,
  scope: { country?: string; city?: string },
): string => fillPattern<string>(listPatterns[entity], scope);
export const recordPath = (
  entity: keyof typeof listPatterns,
  scope: { country?: string; city?: string },
  id: string,
): string => fillPattern<string>(recordPattern(listPatterns[entity]), { ...scope, id });

/** Every address inside the app, typed after its pattern; nobody else puts paths together. */
export const paths = {
  root: '/',
  ...pages(publicPatterns),
  ...pages(pagePatterns),
  ...lists(listPatterns),
} as const;

/** What travels with a visit to a page before the login: where to go afterwards. */
export interface ReturnState {
  from?: string | undefined;
  /** The session ended by itself: the login page says so. */
  isExpired?: boolean | undefined;
}

/** The page somebody came from, if it was one inside the app; else `fallback`. */
export const returnPath = (state: unknown, fallback: string = paths.dashboard): string => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return fallback;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)./.test(from) ? from : fallback;
};
