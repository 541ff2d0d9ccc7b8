type Room = 'some' | 'usedUp' | 'none';

/** So many for each key in a minute of the clock; the one that is too many first is told from those after it. */
export const createMinuteLimit = (most: number, now: () => number = Date.now) => {
  let minute = 0;
  const taken = new Map<number, number>();
  return {
    take: (key = 0): Room => {
      const current = Math.floor(now() / 60_000);
      if (current !== minute) taken.clear();
      minute = current;
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      if (count <= most) return 'some';
      return count === most + 1 ? 'usedUp' : 'none';
    },
  };
};
