import type { ShownNotice } from '../api/staff.ts';
import type { ListDifference } from '../domain/listDifference.ts';
import type { SessionState } from './authRoutes.ts';
import type { ExportProgress } from './exportRoutes.ts';
import type { KeptState } from './keptRoutes.ts';
import type { PayListsChecking } from './payListRoutes.ts';
import type { AppError, UnreadCity } from './result.ts';
import type { PublicSettings } from './settingsRoutes.ts';
import type { Connectivity, UpdateState } from './shellRoutes.ts';
import type { FollowingState } from './windowRoutes.ts';

/** What the application menu can show in a window. */
export type HelpTopic = 'shortcuts' | 'licences' | 'workspaces';

/** The next answer to a question: all of it, or what makes it of the answer that the window has (`base`). */
export type LiveAnswer = {
  /** By this number the window names the answer when it says what it has (`live.watch`). */
  version: number;
  total: number | null;
  /** Of a list of all cities: those that could not be read this time. */
  unread: readonly UnreadCity[];
} & ({ data: unknown } | { base: number; difference: ListDifference });

/** Everything main tells the windows. One map, so that sender and listener cannot drift apart. */
export interface EventMap {
  'session.changed': SessionState;
  /** A write succeeded: whoever shows these records reads them again. `ids` empty means "any of them". */
  'records.changed': {
    entity: string;
    scope: { country?: string; city?: string };
    ids: string[];
    /** The records were deleted, not changed. */
    isRemoval: boolean;
  };
  /**
   * What `api.defer` held back went out: what the server said to each call in turn. With an error the call after the
   * last of these answers was refused: its rows, and those of the calls after it, are still there.
   */
  'deferred.answered': { deferredId: string; answers: unknown[]; error: AppError | null };
  /** What was left undone for the person who is logged in, or could not be read. */
  'kept.changed': KeptState;
  'export.progressed': ExportProgress;
  'payLists.checking': PayListsChecking;
  /** To the window that uploads, with the id that it gave: bytes handed to the connection, of how many. */
  'upload.progressed': { uploadId: string; sent: number; total: number };
  /** The server is out of reach, or is back. */
  'connectivity.changed': Connectivity;
  /** What a window shows may be out of date: the computer slept, or the server was out of reach. */
  'rows.refresh': null;
  /** To a window that watches (`live.watch`), by the id that it gave: the answer is another than the last one. */
  'live.answered': { id: string } & LiveAnswer;
  /**
   * What main asks for a window could not be read, and was so last at `asOf` (milliseconds); null: it is read again.
   * What `isGone` the server has no longer.
   */
  'live.behind': { ids: string[]; asOf: number | null; isGone?: true };
  'settings.changed': PublicSettings;
  'updates.changed': UpdateState;
  'notices.changed': { country: string; notices: ShownNotice[] };
  /** To one main window whose page has said that it listens (`windows.listening`): open the list of notices. */
  'notices.show': null;
  /** To one window whose page has said that it listens: show this over the page. */
  'help.show': { topic: HelpTopic };
  /** To one window whose page has said that it listens: print the page, or save it as a PDF. */
  'page.print': { as: 'paper' | 'pdf' };
  /** The sample-data server stopped and was started again, or could not be. */
  'demo.changed': { state: 'running' | 'restarting' | 'failed' };
  /** To one window whose page has said that it listens (`windows.listening`). */
  navigate: { path: string };
  /** To a window that follows another one, or no longer does (null). */
  'following.changed': { state: FollowingState | null };
}

export type EventName = keyof EventMap;
