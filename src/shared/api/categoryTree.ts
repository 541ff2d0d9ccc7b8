import { z } from 'zod';

/** A node of the city's tree of home categories (3-character keys) and their top filters (longer keys). */
export interface TreeNode {
  key: string;
  title: string;
  children?: TreeNode[] | undefined;
}
export const treeNodeSchema: z.ZodType<TreeNode> = z.lazy(() =>
  z.looseObject({
    key: z.string().min(1).max(64),
    title: z.string(),
    children: z.array(treeNodeSchema).optional(),
  }),
);

export const categoryTreeSchema = z.looseObject({
  treeData: z.array(treeNodeSchema),
  checked: z.array(z.string()),
});
export type CategoryTree = z.infer<typeof categoryTreeSchema>;
