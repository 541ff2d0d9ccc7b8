import { z } from 'zod';

/** Paths carry the placeholders `:country` and `:cityId` (also `{country}` and `{cityId}`). */
export interface MenuItem {
  path?: string | undefined;
  name: string;
  icon?: string | null | undefined;
  routes?: MenuItem[] | undefined;
}
export const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.looseObject({
    path: z.string().optional(),
    name: z.string(),
    icon: z.string().nullish(),
    routes: z.array(menuItemSchema).optional(),
  }),
);
export const menuSchema = z.array(menuItemSchema);
