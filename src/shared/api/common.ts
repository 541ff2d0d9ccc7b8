import { z } from 'zod';
import { idPattern } from '../domain/screenAt.ts';
import { lenient } from './lenient.ts';

export const idSchema = z.string().regex(idPattern);
export const countryIdSchema = z.string().regex(/^[a-z]{2}$/);

export const timestamp = z.string();
export const nullableText = z.string().nullish();
/** Flags and amounts have no empty value: one that a server leaves out, or sends as null, is not there. */
export const flag = z.boolean().optional();
export const amount = z.number().optional();
export const nullableAmount = z.number().nullish();

/** Ten weeks: more is a time in another unit, or a number that stands for none. */
const maxMinutes = 100_000;
export const nullableMinutes = z.number().min(0).max(maxMinutes).nullish();

/** A list that a server may leave out, or send as null, where there is nothing in it. */
export const orNone = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** What every managed entity carries. */
export const managed = {
  id: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export const namedReferenceSchema = lenient({ id: z.string(), name: z.string() });
export type NamedReference = z.infer<typeof namedReferenceSchema>;

export const batchDeleteBodySchema = z.strictObject({ ids: z.array(idSchema).min(1).max(10_000) });
/** An empty answer means that everything asked for is gone. */
export const batchDeleteResultSchema = z
  .looseObject({
    deleted: z.array(z.string()),
    failed: z.array(z.looseObject({ id: z.string(), message: z.string() })),
  })
  .nullish();

/** Servers may answer a write with the record, with a short object, or with nothing. */
export const writeResultSchema = z.looseObject({ id: z.string().optional() }).nullish();
