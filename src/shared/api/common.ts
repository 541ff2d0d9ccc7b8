import { z } from 'zod';
import { idPattern } from '../screens/screenAt.ts';
import { lenient } from './lenient.ts';

export const idSchema = z.string().regex(idPattern);
export const countryIdSchema = z.string().regex(/^[a-z]{2}$/);

const timestamp = z.string();
export const nullableText = z.string().nullish();
/** Flags and amounts have no empty value: a missing or null one reads as undefined. */
export const flag = z.boolean().optional();
export const amount = z.number().optional();
export const nullableAmount = z.number().nullish();

/** Ten weeks. A larger value uses another unit or is a placeholder. */
const maxMinutes = 100_000;
export const nullableMinutes = z.number().min(0).max(maxMinutes).nullish();

/** List that a server may omit, or send as null, when it is empty. */
export const orNone = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

export const managed = {
  id: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const namedReferenceSchema = lenient({ id: z.string(), name: z.string() });

export const batchDeleteBodySchema = z.strictObject({ ids: z.array(idSchema).min(1).max(10_000) });
/** An empty answer means that all records were deleted. */
export const batchDeleteResultSchema = z
  .looseObject({
    deleted: z.array(z.string()),
    failed: z.array(z.looseObject({ id: z.string(), message: z.string() })),
  })
  .nullish();

/** Servers may answer a write with the record, a short object, or nothing. */
export const writeResultSchema = z.looseObject({ id: z.string().optional() }).nullish();
