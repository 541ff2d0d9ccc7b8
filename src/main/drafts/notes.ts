import { z } from 'zod';
import { maxNoteLength, type Note } from '#shared/ipc/noteRoutes.ts';
import type { Log } from '../platform/log.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

/** Per user; the note that was changed longest ago is dropped first. */
const usualMax = 500;
/** Users of this computer; the user whose notes were changed longest ago is dropped first. */
const maxOwners = 20;

const noteSchema = z.object({ text: z.string().max(maxNoteLength), savedAt: z.string() });
const contentSchema = z.object({
  owners: z.array(
    z.object({
      owner: z.string(),
      notes: z.array(z.tuple([z.string(), noteSchema])),
    }),
  ),
});
type Owners = z.infer<typeof contentSchema>['owners'];

interface NotesOptions {
  file: SealedFile;
  log: Log;
  maxNotes?: number;
}

/**
 * Notes of the users of this computer about records, in one sealed file. They are never sent. Unlike drafts,
 * they outlive a logout.
 */
export const createNotes = ({ file, log, maxNotes = usualMax }: NotesOptions) => {
  let owners: Owners | null = null;
  let work: Promise<unknown> = Promise.resolve();

  /** Serializes file access, so that two windows cannot overwrite each other's notes. */
  const inTurn = <Value>(step: () => Promise<Value>): Promise<Value> => {
    const result = work.then(step);
    work = result.catch(() => undefined);
    return result;
  };

  /** `null`: the keychain refuses access at the moment. */
  const readAll = async (): Promise<Owners | null> => {
    if (owners) return owners;
    const reading = await file.read();
    if (reading.outcome === 'unavailable') return null;
    const parsed = reading.outcome === 'read' ? contentSchema.safeParse(parseJson(reading.text)) : null;
    owners = parsed?.success ? parsed.data.owners : [];
    return owners;
  };

  const isWritten = async (next: Owners): Promise<boolean> => {
    try {
      return await file.write(next.length === 0 ? null : JSON.stringify({ owners: next }));
    } catch (cause) {
      log.error('A note could not be kept', cause);
      return false;
    }
  };

  return {
    /** `null`: no note. `undefined`: unreadable at the moment. */
    read: (owner: string, about: string): Promise<Note | null | undefined> =>
      inTurn(async () => {
        const known = await readAll();
        if (!known) return undefined;
        const own = known.find((one) => one.owner === owner)?.notes ?? [];
        return own.find(([key]) => key === about)?.[1] ?? null;
      }),
    /** An empty text removes the note. False: nothing was persisted. */
    keep: (owner: string, about: string, text: string): Promise<boolean> =>
      inTurn(async () => {
        const known = await readAll();
        if (!known) return false;
        const own = known.find((one) => one.owner === owner)?.notes ?? [];
        const others = own.filter(([key]) => key !== about);
        const note = { text, savedAt: new Date().toISOString() };
        const notes = text.trim() === '' ? others : [...others, [about, note] as [string, Note]];
        const rest = known.filter((one) => one.owner !== owner);
        const next =
          notes.length === 0 ? rest : [...rest, { owner, notes: notes.slice(-maxNotes) }].slice(-maxOwners);
        if (!(await isWritten(next))) return false;
        owners = next;
        return true;
      }),
    /** Call before quitting. */
    settle: (): Promise<unknown> => work,
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export type Notes = ReturnType<typeof createNotes>;
