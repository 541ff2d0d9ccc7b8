import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTemplates, planTemplate, templateOf, usableTemplates, withTemplate } from './slotTemplates.ts';
import type { TimeSlot } from './slotWeek.ts';
import { layOutSlots, slotWeekOf, weekStart } from './slotWeek.ts';

const hourMs = 3_600_000;
const week = slotWeekOf('2026-11-16', 'Europe/Madrid');
const start = weekStart(week);

const gridOf = (limits: readonly number[]) =>
  layOutSlots(
    week,
    Array.from({ length: 168 }, (_, index) => ({
      id: `h${index}`,
      startTime: new Date(start + index * hourMs).toISOString(),
      isDeliveryActive: true,
      isHighDemand: false,
      isCouriersLimited: true,
      couriersLimit: limits[index] ?? 5,
      minFreeCouriers: 0,
      costMultiplier: 1,
    })) as TimeSlot[],
  );

const ids = (indexes: readonly number[]) => new Set(indexes.map((index) => `h${index}`));

describe('templates', () => {
  it('copy the selected hours to another week, except started hours and their own week', () => {
    const hours = fc.uniqueArray(fc.nat(167), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        hours,
        fc.array(fc.nat(3), { minLength: 168, maxLength: 168 }),
        fc.nat(168),
        (chosen, limits, past) => {
          const template = templateOf('Evening', gridOf(limits), ids(chosen));
          expect(usableTemplates(JSON.parse(JSON.stringify([template])))).toEqual([template]);
          expect(planTemplate(template, gridOf(limits), start - 1).changes).toEqual([]);
          const now = start + past * hourMs - 1;
          const plan = planTemplate(template, gridOf([]), now);
          expect(new Set(plan.changes.map(({ slot }) => slot.id))).toEqual(
            ids(chosen.filter((index) => index >= past)),
          );
          expect(plan.past).toHaveLength(chosen.filter((index) => index < past).length);
          for (const { slot, values } of plan.changes)
            expect(values.couriersLimit).toBe(limits[Number(slot.id.slice(1))]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are replaced by name, up to a maximum number', () => {
    const named = (name: string) => templateOf(name, gridOf([]), ids([1]));
    const all = Array.from({ length: maxTemplates }, (_, index) => named(`T${index}`));
    for (const name of ['T0', 'T3']) expect(withTemplate(all, named(name))).toHaveLength(maxTemplates);
    expect(withTemplate([named('A')], named('B'))).toEqual([named('A'), named('B')]);
    expect(withTemplate(all, named('New'))).toBeNull();
    expect(named(` ${'a'.repeat(80)}`).name).toHaveLength(60);
  });

  it('count the hours without a slot in a week', () => {
    const template = templateOf('Two', gridOf([]), ids([1, 2]));
    expect(planTemplate(template, gridOf([]), 0).missing).toBe(0);
    expect(planTemplate(template, layOutSlots(week, []), 0).missing).toBe(2);
  });

  it('that only raise never lower a multiplier', () => {
    const grid = gridOf([]);
    const slots = grid.flat(2);
    for (const [index, multiplier] of [1, 1.2, 1.9].entries())
      Object.assign(slots[index] ?? {}, { costMultiplier: multiplier });
    const template = { name: 'Busy', parts: [{ at: [0, 1, 2], values: { costMultiplier: 1.2 } }] };
    const changed = (onlyRaises: boolean) =>
      planTemplate({ ...template, onlyRaises }, grid, 0).changes.map(({ slot }) => slot.id);
    expect(changed(true)).toEqual(['h0']);
    expect(changed(false)).toEqual(['h0', 'h2']);
  });

  it('are dropped if unreadable, without affecting others', () => {
    const good = templateOf('Good', gridOf([]), ids([1]));
    const withPart = (part: unknown) => ({ ...good, parts: [part] });
    const bad = [
      null,
      { name: '' },
      { ...good, name: ' ' },
      { ...good, name: 'x'.repeat(61) },
      { ...good, parts: {} },
      ...[null, {}, { at: 1, values: {} }, { at: [168], values: {} }, { at: [0.5], values: {} }].map(
        withPart,
      ),
      ...[
        null,
        { couriersLimit: -1 },
        { isHighDemand: 1 },
        { costMultiplier: 0.5 },
        { costMultiplier: Infinity },
        { toString: true },
      ].map((values) => withPart({ at: [1], values })),
    ];
    expect(usableTemplates([{ ...good, name: 'x'.repeat(60) }])).toHaveLength(1);
    for (const each of bad) expect(usableTemplates([each, good])).toEqual([good]);
    expect(usableTemplates(null)).toEqual([]);
  });
});
