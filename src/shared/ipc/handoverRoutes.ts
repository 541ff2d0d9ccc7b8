import { z } from 'zod';
import { maxTemplateName, maxTemplates, usableTemplates } from '../rules/slotTemplates.ts';
import { listPatterns } from '../screens/screenPatterns.ts';
import { customerTextPurposes, locales } from '../screens/settingValues.ts';
import { defineRoute } from './defineRoute.ts';
import type { SavedFile } from './exportRoutes.ts';
import { appPathSchema, maxWorkspaces, type Workspace } from './windowRoutes.ts';

/** Limit of a file; complete settings have some tens of kilobytes. */
export const maxHandoverBytes = 2_000_000;

const entitySchema = z.string().refine((name) => Object.hasOwn(listPatterns, name));
const nameSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}+$/u);
const columnsSchema = z.string().max(20_000);

const viewSchema = z.strictObject({
  name: nameSchema,
  search: z.string().max(8000),
  columns: columnsSchema,
  isDefault: z.boolean().optional(),
});

const textsSchema = (longest: number) => ({
  locale: z.enum(locales),
  texts: z.array(z.string().min(1).max(longest)).max(9),
});

/** Filled in by the window, from its storage. */
const windowPartSchema = z.strictObject({
  views: z
    .array(z.strictObject({ entity: entitySchema, views: z.array(viewSchema).min(1).max(100) }))
    .max(50)
    .default([]),
  /** Columns of a list, or of one of its saved views. */
  columns: z
    .array(z.strictObject({ entity: entitySchema, view: nameSchema.optional(), settings: columnsSchema }))
    .max(500)
    .default([]),
  /** Texts for rejected candidates. */
  texts: z
    .array(z.strictObject(textsSchema(1000)))
    .max(locales.length)
    .default([]),
  customerTexts: z
    .array(z.strictObject({ purpose: z.enum(customerTextPurposes), ...textsSchema(2000) }))
    .max(customerTextPurposes.length * locales.length)
    .default([]),
  templates: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(maxTemplateName),
        parts: z.array(z.unknown()).max(200).readonly(),
      }),
    )
    .max(maxTemplates)
    .transform(usableTemplates)
    .default([]),
});

const boundsSchema = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
});
const workspaceSchema = z.strictObject({
  name: nameSchema,
  windows: z
    .array(
      z.strictObject({
        path: appPathSchema,
        type: z.enum(['main', 'record']),
        bounds: boundsSchema,
        isMaximized: z.boolean(),
        zoom: z.number().min(0.25).max(5),
      }),
    )
    .max(20),
});
export type HandedWorkspace = z.output<typeof workspaceSchema>;
const workspacesSchema = z.array(workspaceSchema).max(maxWorkspaces);

export const handoverSchema = windowPartSchema.extend({
  type: z.literal('backoffice-handover'),
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  /** Server of the views; ids in their filters mean nothing on another one. */
  server: z.string().max(2048),
  workspaces: workspacesSchema.default([]),
});
export type Handover = z.output<typeof handoverSchema>;
export type HandoverPart = z.output<typeof windowPartSchema>;

export const handoverRoutes = {
  /** Saves these settings and the user's workspaces as a file after a save dialog; `null`: cancelled. */
  'exports.saveHandover': defineRoute<SavedFile | null>()(windowPartSchema),
  /**
   * Opens the system's dialog and reads such a file; `null`: cancelled. Refused with `FILE_NOT_UNDERSTOOD`.
   */
  'handover.read': defineRoute<Handover | null>()(z.undefined()),
  /** Adds workspaces; replaces those of the same name. */
  'handover.addWorkspaces': defineRoute<Workspace[]>()(z.strictObject({ workspaces: workspacesSchema })),
};
