import type { FollowingState } from '#shared/ipc/windowRoutes.ts';

interface Follower {
  /** Id of the window that leads. `field` is the reference in its record that the follower shows. */
  leader: number;
  field: string;
  /** Path of the record that the field refers to now; `null`: the field is empty. */
  path: string | null;
  state: FollowingState;
}

interface FollowerOptions {
  /** True while the window has unsaved changes: it does not follow then. */
  hasUnsaved: (windowId: number) => boolean;
  steer: (windowId: number, path: string) => void;
  /** Notifies a window of its new state. `null`: it no longer follows. */
  notify: (windowId: number, state: FollowingState | null) => void;
}

/**
 * Windows opened next to another one ("Open side by side") that show the record which a field of its current record
 * refers to.
 */
export const createFollowers = ({ hasUnsaved, steer, notify }: FollowerOptions) => {
  const followers = new Map<number, Follower>();
  const stateFor = (id: number, path: string | null): FollowingState => {
    if (path === null) return 'waiting';
    return hasUnsaved(id) ? 'paused' : 'linked';
  };
  const update = (id: number, follower: Follower, path: string | null): void => {
    const state = stateFor(id, path);
    const isThere = state === follower.state && path === follower.path;
    Object.assign(follower, { path, state });
    if (isThere) return;
    if (path !== null && state === 'linked') steer(id, path);
    notify(id, state);
  };
  const unlink = (id: number): void => {
    if (followers.delete(id)) notify(id, null);
  };
  return {
    link: (id: number, leader: number, field: string, path: string): void => {
      followers.set(id, { leader, field, path, state: 'linked' });
    },
    /** Returns the window that already follows this field of the leader. */
    find: (leader: number, field: string): number | null => {
      for (const [id, follower] of followers) {
        if (follower.leader === leader && follower.field === field) return id;
      }
      return null;
    },
    /** Updates the followers of a window from the references in the record it shows now. */
    lead: (leader: number, paths: Readonly<Record<string, string | null>>): void => {
      for (const [id, follower] of followers) {
        const path = paths[follower.field];
        if (follower.leader === leader && path !== undefined) update(id, follower, path);
      }
    },
    /** Call after a window's unsaved changes were saved or discarded. */
    catchUp: (id: number): void => {
      const follower = followers.get(id);
      if (follower) update(id, follower, follower.path);
    },
    stateOf: (id: number): FollowingState | null => followers.get(id)?.state ?? null,
    unlink,
    /** Call when a window is closed: it neither follows nor leads any more. */
    forget: (windowId: number): void => {
      followers.delete(windowId);
      for (const [id, { leader }] of followers) if (leader === windowId) unlink(id);
    },
  };
};
