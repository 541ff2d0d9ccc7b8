import {
  type CopyPlan,
  isRealChange,
  type SlotValueName,
  type SlotValues,
  slotValueNames,
  valuesOf,
} from './slotChanges.ts';
import type { TimeSlot } from './slotWeek.ts';
import { daysInWeek, hasBegun, hoursInDay, type SlotGrid } from './slotWeek.ts';

type TimeSlotGrid = SlotGrid<TimeSlot>;

export const maxTemplates = 20;
export const maxTemplateName = 60;

/** Named set of values for hours of any week. */
export interface SlotTemplate {
  name: string;
  parts: readonly { at: readonly number[]; values: SlotValues }[];
  /** The multiplier is the least one: a higher multiplier of a slot stays. */
  onlyRaises?: boolean;
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const fits: Readonly<Record<SlotValueName, (value: unknown) => boolean>> = {
  isDeliveryActive: isFlag,
  isHighDemand: isFlag,
  isCouriersLimited: isFlag,
  couriersLimit: isCount,
  minFreeCouriers: isCount,
  costMultiplier: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 1,
};

type Part = SlotTemplate['parts'][number];

const isPart = (value: unknown): value is Part => {
  const { at, values } = (value ?? {}) as Partial<Record<keyof Part, unknown>>;
  return (
    Array.isArray(at) &&
    at.every((index) => isCount(index) && index < daysInWeek * hoursInDay) &&
    typeof values === 'object' &&
    values !== null &&
    Object.entries(values).every(
      ([name, each]) => Object.hasOwn(fits, name) && fits[name as SlotValueName](each),
    )
  );
};

const isTemplate = (value: unknown): value is SlotTemplate => {
  const { name, parts } = (value ?? {}) as Partial<Record<keyof SlotTemplate, unknown>>;
  return (
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= maxTemplateName &&
    Array.isArray(parts) &&
    parts.every(isPart)
  );
};

/** Lenient reading of persisted templates: drops invalid ones, keeps the rest. */
export const usableTemplates = (saved: unknown): SlotTemplate[] =>
  Array.isArray(saved) ? saved.filter(isTemplate).slice(0, maxTemplates) : [];

export const templateOf = (name: string, grid: TimeSlotGrid, ids: ReadonlySet<string>): SlotTemplate => {
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

/** Adds or replaces by name; `null` if the maximum number is reached. */
export const withTemplate = (
  templates: readonly SlotTemplate[],
  template: SlotTemplate,
): readonly SlotTemplate[] | null => {
  const index = templates.findIndex(({ name }) => name === template.name);
  if (index >= 0) return templates.with(index, template);
  return templates.length < maxTemplates ? [...templates, template] : null;
};

const raisedFrom = ({ costMultiplier = 1 }: TimeSlot, values: SlotValues): SlotValues =>
  values.costMultiplier === undefined
    ? values
    : { ...values, costMultiplier: Math.max(values.costMultiplier, costMultiplier) };

/** Preview of applying a template to a week. Slots that have begun stay unchanged. */
export const planTemplate = (
  { parts, onlyRaises = false }: SlotTemplate,
  grid: TimeSlotGrid,
  now: number,
): CopyPlan => {
  const plan: CopyPlan = { changes: [], same: [], past: [], missing: 0 };
  for (const { at, values } of parts) {
    for (const index of at) {
      const slots = grid[Math.floor(index / hoursInDay)]?.[index % hoursInDay] ?? [];
      if (slots.length === 0) plan.missing += 1;
      for (const slot of slots) {
        const change = { slot, values: onlyRaises ? raisedFrom(slot, values) : values };
        if (hasBegun(slot, now)) plan.past.push(slot);
        else if (isRealChange(change)) plan.changes.push(change);
        else plan.same.push(slot);
      }
    }
  }
  return plan;
};
