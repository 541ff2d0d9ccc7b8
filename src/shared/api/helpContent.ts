import { z } from 'zod';
import { orNone } from './common.ts';

/** One accordion entry: a title and either text or children. */
export interface HelpNode {
  id: string;
  title?: string | null | undefined;
  text?: string | null | undefined;
  children?: HelpNode[] | null | undefined;
}
export const helpNodeSchema: z.ZodType<HelpNode> = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    title: z.string().nullish(),
    text: z.string().nullish(),
    children: z.array(helpNodeSchema).nullish(),
  }),
);

export const helpContentSchema = z.looseObject({ info: orNone(helpNodeSchema) });
export type HelpContent = z.infer<typeof helpContentSchema>;
