import { z } from 'zod';
import { type TimeSlot, timeSlotBodySchema } from '../api/timeSlots.ts';
import { type CopyPlan, isRealChange, type SlotValues, slotValueNames, valuesOf } from './slotChanges.ts';
import { daysInWeek, hasBegun, hoursInDay, type SlotGrid } from './slotWeek.ts';

type Grid = SlotGrid<TimeSlot>;

export const maxTemplates = 20;
export const maxTemplateName = 60;

const templateSchema = z.object({
  name: z.string().trim().min(1).max(maxTemplateName),
  /** Hours with the same values, counted from the beginning of the week. */
  parts: z.array(
    z.object({
      at: z.array(
        z
          .int()
          .min(0)
          .max(daysInWeek * hoursInDay - 1),
      ),
      values: timeSlotBodySchema,
    }),
  ),
});

/** What hours of any week are to become, under a name. */
export interface SlotTemplate {
  name: string;
  parts: readonly { at: readonly number[]; values: SlotValues }[];
}

const valuesIn = (body: z.infer<typeof timeSlotBodySchema>): SlotValues =>
  Object.fromEntries(
    slotValueNames.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  );

/** What cannot be read is dropped; the rest stays. */
export const parseTemplates = (text: string | null): SlotTemplate[] => {
  try {
    const saved: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved.slice(0, maxTemplates).flatMap((each) => {
      const { data } = templateSchema.safeParse(each);
      const parts = data?.parts.map(({ at, values }) => ({ at, values: valuesIn(values) }));
      return data && parts ? [{ name: data.name, parts }] : [];
    });
  } catch {
    return [];
  }
};

/** The chosen slots of a week as a template. */
export const templateOf = (name: string, grid: Grid, ids: ReadonlySet<string>): SlotTemplate => {
  const parts = new Map<string, { at: number[]; values: SlotValues }>();
  for (const [day, hours] of grid.entries()) {
    for (const [hour, slots] of hours.entries()) {
      const slot = slots.find(({ id }) => ids.has(id));
      if (!slot) continue;
      const values = valuesOf(slot);
      const key = JSON.stringify(slotValueNames.map((each) => values[each] ?? null));
      const part = parts.get(key) ?? { at: [], values };
      part.at.push(day * hoursInDay + hour);
      parts.set(key, part);
    }
  }
  return { name: name.trim().slice(0, maxTemplateName), parts: [...parts.values()] };
};

/** A template of the same name is replaced; null: there are as many as can be. */
export const withTemplate = (
  templates: readonly SlotTemplate[],
  template: SlotTemplate,
): readonly SlotTemplate[] | null => {
  const index = templates.findIndex(({ name }) => name === template.name);
  if (index >= 0) return templates.with(index, template);
  return templates.length < maxTemplates ? [...templates, template] : null;
};

/** What a template would change in a week, before anything is sent; what has begun is left alone. */
export const planTemplate = ({ parts }: SlotTemplate, grid: Grid, now: number): CopyPlan => {
  const plan: CopyPlan = { changes: [], same: [], past: [], missing: 0 };
  for (const { at, values } of parts) {
    for (const index of at) {
      const slots = grid[Math.floor(index / hoursInDay)]?.[index % hoursInDay] ?? [];
      if (slots.length === 0) plan.missing += 1;
      for (const slot of slots) {
        const change = { slot, values };
        if (hasBegun(slot, now)) plan.past.push(slot);
        else if (isRealChange(change)) plan.changes.push(change);
        else plan.same.push(slot);
      }
    }
  }
  return plan;
};
