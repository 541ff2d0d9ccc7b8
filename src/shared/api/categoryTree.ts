import { z } from 'zod';
import { orNone } from './common.ts';

/** A node of the city's tree of home categories (3-character keys) and their top filters (longer keys). */
export interface TreeNode {
  key: string;
  title?: string | null | undefined;
  children?: TreeNode[] | null | undefined;
}
export const treeNodeSchema: z.ZodType<TreeNode> = z.lazy(() =>
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
