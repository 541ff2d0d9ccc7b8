import { z } from 'zod';
import { flag, managed, nullableText, orNone } from './common.ts';
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

export const homeCategoryBodySchema = z.object({
  name: z.string(),
  kind: z.string(),
  listName: z.string(),
  topListName: z.string(),
  promotionsName: z.string(),
  image: z.string(),
  isActive: z.boolean(),
});

/** Categories that an establishment may select, each with the top filters active in its city. */
export const categoryForEstablishmentSchema = lenient({
  id: z.string(),
  name: z.string(),
  filters: z.array(z.looseObject({ countryTopFilterId: z.string(), name: z.string() })),
});

export const topFilterSchema = lenient({
  ...managed,
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: flag,
});

export const topFilterBodySchema = z.object({
  name: z.string(),
  countryHomeCategoryId: z.string(),
  image: nullableText,
  isActive: z.boolean(),
});

/** Node of the city's tree: home categories have 3-character keys, their top filters longer ones. */
export interface TreeNode {
  key: string;
  title?: string | null | undefined;
  children?: TreeNode[] | null | undefined;
}
const treeNodeSchema: z.ZodType<TreeNode> = z.lazy(() =>
  z.looseObject({
    key: z.string().min(1).max(64),
    title: z.string().nullish(),
    children: z.array(treeNodeSchema).nullish(),
  }),
);

export const categoryTreeSchema = z.looseObject({
  treeData: orNone(treeNodeSchema),
  checked: orNone(z.string()),
});
export type CategoryTree = z.infer<typeof categoryTreeSchema>;
