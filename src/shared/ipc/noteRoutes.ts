import { z } from 'zod';
import { defineRoute } from './defineRoute.ts';

export interface Note {
  text: string;
  savedAt: string;
}

export const maxNoteLength = 4000;

/** The user id is checked, because a page may not know yet that the user has changed. */
const about = { about: z.string().min(1).max(300), userId: z.string().max(128) };

/** Notes of the user about records. They stay on this computer, sealed. */
export const noteRoutes = {
  /** `isReadable`: false while the keychain refuses access. */
  'notes.read': defineRoute<{ note: Note | null; isReadable: boolean }>()(z.strictObject(about)),
  /** An empty text removes the note. */
  'notes.keep': defineRoute<{ isPersisted: boolean }>()(
    z.strictObject({ ...about, text: z.string().max(maxNoteLength) }),
  ),
};
