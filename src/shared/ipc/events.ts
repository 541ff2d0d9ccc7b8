import type { ShownNotice } from '../api/staff.ts';
import type { StopNote } from '../rules/stopReminders.ts';
import type { SessionState } from './authRoutes.ts';
import type { ClosingProgress, SavingProgress } from './closingRoutes.ts';
import type { ActivityReading } from './courierRoutes.ts';
import type { ExportProgress } from './exportRoutes.ts';
import type { PayListsChecking } from './payListRoutes.ts';
import type { PendingWork } from './pendingWorkRoutes.ts';
import type { AppError, UnreadCity } from './result.ts';
import type { ServerChecking } from './serverCheckRoutes.ts';
import type { PublicSettings } from './settingsRoutes.ts';
import type { Connectivity, UpdateState } from './shellRoutes.ts';
import type { FollowingState } from './windowRoutes.ts';

/** Overlays that the application menu opens in a window. */
export type HelpDialogTopic = 'shortcuts' | 'licences' | 'workspaces';
/** The manual opens in a window of its own. */
export type HelpTopic = HelpDialogTopic | 'manual';

/** Live update of a query. */
export interface LiveAnswer {
  data: unknown;
  total: number | null;
  /** Cities that failed this time, for lists of all cities. */
  unread: readonly UnreadCity[];
}

/** All events from main to windows. A single map keeps senders and listeners consistent. */
export interface EventMap {
  'session.changed': SessionState;
  /** A write succeeded: refetch these records. Empty `ids` means any record. */
  'records.changed': {
    entity: string;
    scope: { country?: string; city?: string };
    ids: string[];
    isRemoval: boolean;
  };
  /**
   * Calls of `api.defer` were sent. `answers` are in the order of the calls. With an error, the call after
   * the last answer was refused: its rows and those of later calls still exist.
   */
  'deferred.answered': { deferredId: string; answers: unknown[]; error: AppError | null };
  /** Deferred calls that could not be completed for the user, or unreadable data on disk. */
  'pendingWork.changed': PendingWork;
  'export.progressed': ExportProgress;
  'payLists.checking': PayListsChecking;
  'couriers.reading': ActivityReading;
  'stops.changed': StopNote[];
  'closing.progressed': ClosingProgress;
  /** `null`: no folder is being saved. */
  'closing.savingProgressed': SavingProgress | null;
  'serverCheck.changed': ServerChecking;
  /** To the window that uploads, with its upload id: bytes sent, of `total`. */
  'upload.progressed': { uploadId: string; sent: number; total: number };
  /** The journal of the user has another entry, or an entry has its outcome. */
  'journal.changed': null;
  'connectivity.changed': Connectivity;
  /** Rows may be stale: the computer slept, or the server was unreachable. */
  'rows.refresh': null;
  /** To a window that watches (`live.watch`), by its query id: the answer has changed. */
  'live.answered': { id: string } & LiveAnswer;
  /**
   * Queries that main failed to refetch, with the time of the last success (`asOf`, epoch milliseconds);
   * `null`: they succeed again. `isGone`: the record no longer exists on the server.
   */
  'live.behind': { ids: string[]; asOf: number | null; isGone?: true };
  'settings.changed': PublicSettings;
  'updates.changed': UpdateState;
  'notices.changed': { country: string; notices: ShownNotice[] };
  /** To a single main window that is ready (`windows.listening`): open the list of notices. */
  'notices.show': null;
  /** To a single window that is ready: open this overlay. */
  'help.show': { topic: HelpTopic };
  /** To a single window that is ready: print the page, or save it as PDF. */
  'page.print': { as: 'paper' | 'pdf' };
  /** To the window that searches its page: the match shown, from 1, and the number of matches. */
  'page.found': { active: number; total: number };
  /** The sample-data server crashed and was restarted, or failed to restart. */
  'demo.changed': { state: 'running' | 'restarting' | 'failed' };
  /** To a single window that is ready (`windows.listening`). */
  navigate: { path: string };
  /** To a window that follows another, or has stopped following (`null`). */
  'following.changed': { state: FollowingState | null };
}

export type EventName = keyof EventMap;
