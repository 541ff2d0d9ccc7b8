import type { LivePace } from '#shared/ipc/liveRoutes.ts';

/**
 * Requirement: new orders appear within 20 seconds. In the other entities, customers or couriers wait for a
 * reply.
 */
const paces: Readonly<Record<string, LivePace>> = {
  orders: 'urgent',
  customerRequests: 'waiting',
  feedbacks: 'waiting',
  couriers: 'waiting',
};

export const livePaceOf = (entity: string): LivePace => paces[entity] ?? 'calm';
