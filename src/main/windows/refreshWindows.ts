/** Spreads the refetches of all windows after a reconnect, so that they do not hit the server at once. */
const spreadMs = 12_000;
const longestGapMs = 1500;
/** Throttles a window's refetches while the connection is unstable. */
const onceInMs = 60_000;
const tickMs = 500;

interface RefreshOptions {
  windowIds: () => readonly number[];
  isSeen: (windowId: number) => boolean;
  /** Makes a window refetch the stale data it shows. */
  notify: (windowId: number) => void;
  now?: () => number;
}

/**
 * Makes every window refetch, one after the other: visible windows within `spreadMs`, hidden ones when they
 * are shown again, and each at most once a minute.
 */
export const createRefresh = ({
  windowIds,
  isSeen,
  notify,
  now = () => performance.now(),
}: RefreshOptions) => {
  const notifiedAt = new Map<number, number>();
  const dueAt = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  const tick = (): void => {
    const ids = new Set(windowIds());
    for (const known of [notifiedAt, dueAt])
      for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    for (const [id, at] of dueAt) {
      if (now() < at || !isSeen(id)) continue;
      dueAt.delete(id);
      notifiedAt.set(id, now());
      notify(id);
    }
    if (dueAt.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return (): void => {
    const ids = windowIds();
    const gapMs = Math.min(longestGapMs, spreadMs / Math.max(ids.length, 1));
    for (const [index, id] of ids.entries()) {
      const earliest = (notifiedAt.get(id) ?? Number.NEGATIVE_INFINITY) + onceInMs;
      if (!dueAt.has(id)) dueAt.set(id, Math.max(now() + index * gapMs, earliest));
    }
    timer ??= setInterval(tick, tickMs).unref();
    tick();
  };
};
