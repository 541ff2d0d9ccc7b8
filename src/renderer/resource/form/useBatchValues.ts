import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import { isAmount, type NumberStep, signedAmount, startOfStep } from '#shared/rules/numberSteps.ts';
import type { Row } from '../../data/entityCalls.ts';
import { languageOf } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';
import { parseMoney } from '../fields/number/parseNumber.ts';
import { type BatchSteps, batchFields, changesOf, isShownInBatch, sharedValue } from './batchEdit.ts';
import { trimValues } from './formResolver.ts';

/** An amount or a bound must be a number; a new value obeys the rules of its field. */
const stepProblem = (value: unknown, step: NumberStep, i18n: I18n): string | null => {
  if (step === 'set') return null;
  if (typeof value !== 'number') return i18n._(msg`Enter a number`);
  const min = i18n.number(0);
  return isAmount(step) && value < 0 ? i18n._(msg`Must not be less than ${min}`) : null;
};

/** A typed sign chooses the step: `+2` adds 2. `null`: no sign, or not a number. */
const signedStep = (value: unknown, language: string): { step: NumberStep; amount: number | null } | null => {
  if (typeof value === 'number') return value < 0 ? { step: 'subtract', amount: -value } : null;
  const signed = typeof value === 'string' ? signedAmount(value) : null;
  const amount = signed && parseMoney(signed.amount, language);
  return signed && amount !== undefined ? { step: signed.step, amount } : null;
};

/** The values to set. Only ticked fields are changed; typing ticks a field. */
export const useBatchValues = (rows: readonly Row[]) => {
  const { resource } = useResource();
  const { i18n } = useLingui();
  const { fields } = resource;
  const names = useMemo(() => batchFields(resource), [resource]);
  const shared = useMemo(
    () => Object.fromEntries(names.map((name) => [name, sharedValue(rows, name)])),
    [names, rows],
  );
  const [typed, setTyped] = useState<FieldValues>({});
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [steps, setSteps] = useState<BatchSteps>({});
  const given = useMemo(() => {
    const all = Object.fromEntries(ticked.map((name) => [name, typed[name] ?? null]));
    // Skip fields that other values hide.
    const shown = Object.entries(all).filter(([name]) => {
      const field = fields[name];
      return field && isShownInBatch(field, rows, all);
    });
    return trimValues(fields, Object.fromEntries(shown));
  }, [fields, ticked, typed, rows]);
  const changes = useMemo(() => changesOf(resource, rows, given, steps), [resource, rows, given, steps]);
  /** Shared value of the rows. A boolean that differs starts as `false`, because a switch cannot be empty. */
  const startOf = (name: string): unknown => {
    const start = shared[name] ?? null;
    return start === null && fields[name]?.initial === false ? false : start;
  };
  const stepOf = (name: string): NumberStep => steps[name] ?? 'set';
  const change = (name: string, value: unknown): void => {
    const signed = fields[name]?.look === 'number' ? signedStep(value, languageOf(i18n)) : null;
    if (signed) setSteps((now) => ({ ...now, [name]: signed.step }));
    setTyped((now) => ({ ...now, [name]: signed ? signed.amount : value }));
    setTicked((now) => [...new Set([...now, name])]);
  };
  return {
    names,
    shared,
    ticked,
    given,
    changes,
    stepProblems: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => {
        const problem = stepProblem(value, stepOf(name), i18n);
        return problem === null ? [] : [[name, problem]];
      }),
    ) as Readonly<Record<string, string>>,
    stepOf,
    change,
    changeStep: (name: string, step: NumberStep): void => {
      if (typed[name] === startOfStep(stepOf(name), startOf(name), null))
        setTyped((now) => ({ ...now, [name]: startOfStep(step, startOf(name), null) }));
      setSteps((now) => ({ ...now, [name]: step }));
    },
    tick: (name: string, isTicked: boolean): void => {
      if (isTicked) change(name, name in typed ? typed[name] : startOf(name));
      else setTicked((now) => now.filter((other) => other !== name));
    },
    shownValue: (name: string): unknown => (ticked.includes(name) ? typed : shared)[name] ?? null,
  };
};
export type BatchValues = ReturnType<typeof useBatchValues>;
