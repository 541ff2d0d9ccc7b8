import { z } from 'zod';
import { flag, managed, nullableText, orNone } from './common.ts';
import { lenient } from './lenient.ts';

export const adminSchema = lenient({
  ...managed,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: nullableText,
  country: z.string(),
  role: z.string(),
  isActive: flag,
});

export const adminBodySchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: nullableText,
  country: z.string(),
  role: z.string(),
  isActive: z.boolean(),
});

/** Paths have the parameters `:country` and `:cityId` (also `{country}` and `{cityId}`). */
export interface MenuItem {
  path?: string | undefined;
  name: string;
  icon?: string | null | undefined;
  routes?: MenuItem[] | undefined;
}
const menuItemSchema: z.ZodType<MenuItem> = z.lazy(() =>
  z.looseObject({
    path: z.string().optional(),
    name: z.string(),
    icon: z.string().nullish(),
    routes: z.array(menuItemSchema).optional(),
  }),
);
export const menuSchema = z.array(menuItemSchema);

export const noticeSchema = lenient({
  /** `notification`, or `candidates`: a courier applied (`id` is the courier's). */
  type: z.string(),
  id: z.string(),
  title: z.string(),
  description: nullableText,
  dateTime: nullableText,
  avatar: nullableText,
  country: nullableText,
  cityId: nullableText,
});
export type Notice = z.infer<typeof noticeSchema>;

/** Entry of the bell. Opened notices are listed under "Opened" until the end of the day. */
export type ShownNotice = Notice & { openedAt?: string | undefined };

/** Accordion entry: a title with either text or children. */
export interface HelpNode {
  id: string;
  title?: string | null | undefined;
  text?: string | null | undefined;
  children?: HelpNode[] | null | undefined;
}
const helpNodeSchema: z.ZodType<HelpNode> = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    title: z.string().nullish(),
    text: z.string().nullish(),
    children: z.array(helpNodeSchema).nullish(),
  }),
);

export const helpContentSchema = z.looseObject({ info: orNone(helpNodeSchema) });
export type HelpContent = z.infer<typeof helpContentSchema>;
