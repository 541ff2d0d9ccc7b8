/** A server that has just come back is not asked by all windows in the same moment. */
const spreadMs = 12_000;
const longestGapMs = 1500;
/** A server that comes and goes is not asked for everything each time. */
const onceInMs = 60_000;
const tickMs = 500;

interface RefreshOptions {
  /** Most important first. */
  windowIds: () => readonly number[];
  /** Whether the system shows this window. */
  isSeen: (windowId: number) => boolean;
  /** Has a window read again what it shows and what may be out of date. */
  tell: (windowId: number) => void;
  now?: () => number;
}

/**
 * Has every window read again, one after the other: windows that are seen within some seconds, hidden ones when they are
 * shown again, and none more than once a minute.
 */
export const createRefresh = ({ windowIds, isSeen, tell, now = () => performance.now() }: RefreshOptions) => {
  const toldAt = new Map<number, number>();
  const dueAt = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  const tick = (): void => {
    const ids = new Set(windowIds());
    for (const known of [toldAt, dueAt]) for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    for (const [id, at] of dueAt) {
      if (now() < at || !isSeen(id)) continue;
      dueAt.delete(id);
      toldAt.set(id, now());
      tell(id);
    }
    if (dueAt.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return (): void => {
    const ids = windowIds();
    const gapMs = Math.min(longestGapMs, spreadMs / Math.max(ids.length, 1));
    for (const [index, id] of ids.entries()) {
      const earliest = (toldAt.get(id) ?? Number.NEGATIVE_INFINITY) + onceInMs;
      if (!dueAt.has(id)) dueAt.set(id, Math.max(now() + index * gapMs, earliest));
    }
    timer ??= setInterval(tick, tickMs).unref();
    tick();
  };
};
