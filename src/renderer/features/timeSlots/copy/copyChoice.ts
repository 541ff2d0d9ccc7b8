import type { CopyChoice } from '#shared/rules/slotChanges.ts';
import { addWeeks } from '#shared/rules/slotWeek.ts';

/** All choices of the dialog. Weeks are named by their Mondays. */
export interface DialogChoice extends CopyChoice {
  from: string;
  /** Last target week; `to` if it is earlier. */
  until: string;
  /** Target zones. */
  zones: ReadonlySet<string>;
  /** Each zone copies its own slots, not those of the displayed zone; `null`: by default. */
  isOwn: boolean | null;
}

/** Zones can copy their own slots to another week, or from a day to other days. */
export const mayBeOwn = ({ day, from, to, until }: DialogChoice): boolean =>
  day !== null || from !== to || until > to;

/** Target weeks, from `to` until the last one. */
export const targetWeeks = ({ to, until }: DialogChoice): string[] => {
  if (to === '') return [];
  const weeks = [to];
  for (let next = addWeeks(to, 1); next <= until; next = addWeeks(next, 1)) weeks.push(next);
  return weeks;
};

/** The usual copy to several zones is each zone's schedule from week to week. */
export const isOfOwnZone = (choice: DialogChoice): boolean =>
  mayBeOwn(choice) && (choice.isOwn ?? (choice.from !== choice.to && choice.zones.size > 1));

/** Weeks on which the choices depend. */
interface ChoiceWeeks {
  displayed: string;
  /** Weeks that can still be planned, the running one first. */
  targets: readonly string[];
}

/** First week that can be planned after the source, else another one. */
const firstTarget = (from: string, targets: readonly string[]): string =>
  targets.find((monday) => monday > from) ?? targets.find((monday) => monday !== from) ?? '';

/** From the running week when the next one is displayed: planners fill the next week from this one. */
export const firstChoice = (zone: string, { displayed, targets }: ChoiceWeeks): DialogChoice => {
  const [running = displayed, next] = targets;
  const from = displayed === next ? running : displayed;
  const to = firstTarget(from, targets);
  return { from, day: null, to, until: to, days: new Set(), zones: new Set([zone]), isOwn: null };
};

/** Default target: another week for a whole week, the same week for a single day. */
export const withDay = (
  choice: DialogChoice,
  day: number | null,
  { displayed, targets }: ChoiceWeeks,
): DialogChoice => {
  const { from, to } = choice;
  const isInDisplayed = from === displayed && targets.includes(from);
  const ofDay = isInDisplayed ? from : to;
  const next = day === null ? firstTarget(from, targets) : ofDay;
  return { ...choice, day, to: next, until: next, days: new Set() };
};

export const withSource = (choice: DialogChoice, from: string, { targets }: ChoiceWeeks): DialogChoice => {
  const to = from === choice.to ? firstTarget(from, targets) : choice.to;
  return { ...choice, from, to, until: to === choice.to ? choice.until : to, days: new Set() };
};
