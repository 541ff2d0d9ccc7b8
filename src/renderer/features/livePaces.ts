import type { LivePace } from '#shared/ipc/liveRoutes.ts';

/** A new order is promised within 20 seconds; in the other entities named here somebody waits for an answer. */
const paces: Readonly<Record<string, LivePace>> = {
  orders: 'urgent',
  customerRequests: 'waiting',
  feedbacks: 'waiting',
  couriers: 'waiting',
};

/** How often lists and records of an entity are asked for again. */
export const livePaceOf = (entity: string): LivePace => paces[entity] ?? 'calm';
