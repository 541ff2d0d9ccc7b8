import type { FollowingState } from '#shared/ipc/windowRoutes.ts';

interface Follower {
  /** The window that leads, and the field of its record that the follower shows. */
  leader: number;
  field: string;
  /** Where the leader's record leads now; null: nowhere. */
  path: string | null;
  state: FollowingState;
}

interface FollowerOptions {
  /** It holds something that is not saved: it stays where it is. */
  isHeld: (windowId: number) => boolean;
  /** Shows a path in a window. */
  steer: (windowId: number, path: string) => void;
  /** Tells a window how it stands with following; null: it does not follow any more. */
  tell: (windowId: number, state: FollowingState | null) => void;
}

/** Windows that were opened beside another one and show the same of whatever record is chosen there. */
export const createFollowers = ({ isHeld, steer, tell }: FollowerOptions) => {
  const followers = new Map<number, Follower>();
  const stateFor = (id: number, path: string | null): FollowingState => {
    if (path === null) return 'waiting';
    return isHeld(id) ? 'held' : 'linked';
  };
  const update = (id: number, follower: Follower, path: string | null): void => {
    const state = stateFor(id, path);
    const isThere = state === follower.state && path === follower.path;
    Object.assign(follower, { path, state });
    if (isThere) return;
    if (path !== null && state === 'linked') steer(id, path);
    tell(id, state);
  };
  const unlink = (id: number): void => {
    if (followers.delete(id)) tell(id, null);
  };
  return {
    link: (id: number, leader: number, field: string, path: string): void => {
      followers.set(id, { leader, field, path, state: 'linked' });
    },
    /** The window that follows this one in the same field, if there is one already. */
    find: (leader: number, field: string): number | null => {
      for (const [id, follower] of followers) {
        if (follower.leader === leader && follower.field === field) return id;
      }
      return null;
    },
    /** Where the fields of the record lead that a window shows now. */
    lead: (leader: number, paths: Readonly<Record<string, string | null>>): void => {
      for (const [id, follower] of followers) {
        const path = paths[follower.field];
        if (follower.leader === leader && path !== undefined) update(id, follower, path);
      }
    },
    /** What held a window back may be saved or let go by now. */
    catchUp: (id: number): void => {
      const follower = followers.get(id);
      if (follower) update(id, follower, follower.path);
    },
    stateOf: (id: number): FollowingState | null => followers.get(id)?.state ?? null,
    unlink,
    /** A window is gone: it neither follows nor leads. */
    forget: (windowId: number): void => {
      followers.delete(windowId);
      for (const [id, { leader }] of followers) if (leader === windowId) unlink(id);
    },
  };
};
