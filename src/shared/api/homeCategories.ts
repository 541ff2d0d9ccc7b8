import { z } from 'zod';
import { flag, managed, nullableText } from './common.ts';
import { lenient } from './lenient.ts';

export const establishmentKinds = ['restaurant', 'shop'] as const;

export const homeCategorySchema = lenient({
  ...managed,
  name: z.string(),
  kind: z.string(),
  listName: nullableText,
  topListName: nullableText,
  promotionsName: nullableText,
  image: nullableText,
  isActive: flag,
});
export type HomeCategory = z.infer<typeof homeCategorySchema>;

export const homeCategoryBodySchema = z.object({
  name: z.string(),
  kind: z.string(),
  listName: z.string(),
  topListName: z.string(),
  promotionsName: z.string(),
  image: z.string(),
  isActive: z.boolean(),
});

/** Categories an establishment may choose, each with the top filters that are on in this city. */
export const categoryForEstablishmentSchema = lenient({
  id: z.string(),
  name: z.string(),
  filters: z.array(z.looseObject({ countryTopFilterId: z.string(), name: z.string() })),
});
