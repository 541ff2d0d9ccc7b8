import { z } from 'zod';
import type { Draft } from '#shared/ipc/draftRoutes.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

const contentSchema = z.object({
  owner: z.string(),
  drafts: z.array(
    z.tuple([z.string(), z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.string() })]),
  ),
});

export type DraftEntries = readonly (readonly [string, Draft])[];

/** What is kept of drafts over a restart: those of one person. */
export const createDraftFile = (sealed: SealedFile) => ({
  /** null: the keychain does not let us read them now. */
  read: async (owner: string): Promise<DraftEntries | null> => {
    const reading = await sealed.read();
    if (reading.outcome === 'unavailable') return null;
    if (reading.outcome === 'absent') return [];
    const parsed = contentSchema.safeParse(JSON.parse(reading.text));
    return parsed.success && parsed.data.owner === owner ? parsed.data.drafts : [];
  },
  write: (owner: string, drafts: DraftEntries): Promise<boolean> =>
    sealed.write(drafts.length === 0 ? null : JSON.stringify({ owner, drafts })),
  remove: sealed.remove,
});

export type DraftFile = ReturnType<typeof createDraftFile>;
