/** Ways in which a bulk edit changes a number: to a value, by an amount, or up to a bound. */
export const numberSteps = ['set', 'add', 'subtract', 'atLeast', 'atMost'] as const;
export type NumberStep = (typeof numberSteps)[number];

export interface NumberBounds {
  min: number;
  decimals: number;
}

/** An amount is added or subtracted; a bound and a value obey the same rules as the number itself. */
export const isAmount = (step: NumberStep): boolean => step === 'add' || step === 'subtract';

/** Amount typed with its sign, such as `+2`; `null` without a sign. */
export const signedAmount = (typed: string): { step: NumberStep; amount: string } | null => {
  const [, sign, amount = ''] = /^\s*([+\u2212-])\s*(.*)$/u.exec(typed) ?? [];
  return sign === undefined ? null : { step: sign === '+' ? 'add' : 'subtract', amount };
};

const results: Record<NumberStep, (present: number, typed: number) => number> = {
  set: (_present, typed) => typed,
  add: (present, typed) => present + typed,
  subtract: (present, typed) => present - typed,
  atLeast: Math.max,
  atMost: Math.min,
};

/** New number, never below the smallest allowed. Rounded, because 1.2 + 0.1 is not 1.3 in binary. */
export const stepped = (
  step: NumberStep,
  present: number,
  typed: number,
  { min, decimals }: NumberBounds,
): number => Math.max(min, Number(results[step](present, typed).toFixed(decimals)));

/** First input of a step: the common value of several records is a value or a bound, but no amount. */
export const startOfStep = <Value>(step: NumberStep, common: Value, empty: Value): Value =>
  isAmount(step) ? empty : common;

/** New value of a field, whose own rules limit it. `undefined`: the field keeps its value, as an empty one does. */
export const steppedValue = (step: NumberStep, present: unknown, typed: unknown): unknown => {
  if (step === 'set') return typed;
  if (typeof present !== 'number' || typeof typed !== 'number') return undefined;
  return stepped(step, present, typed, { min: Number.NEGATIVE_INFINITY, decimals: 10 });
};
