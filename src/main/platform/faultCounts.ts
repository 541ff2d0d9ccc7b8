/** Faults that the diagnostic report counts since the start of the app. */
const faultKinds = [
  'network',
  'timeout',
  'clientError',
  'serverError',
  'unreadable',
  'tooLarge',
  'redirect',
  'proxy',
  'slow',
  'main',
  'page',
  'pageCrash',
  'pageHang',
  'processCrash',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type FaultCounts = Readonly<Record<FaultKind, number>>;

export const createFaultCounts = () => {
  const counts = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  return {
    add: (kind: FaultKind): void => {
      counts[kind] += 1;
    },
    read: (): FaultCounts => ({ ...counts }),
  };
};
