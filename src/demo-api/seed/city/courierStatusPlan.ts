import { type CourierStatus, courierStatuses } from '#shared/api/couriers.ts';
import type { Random } from '../base/random.ts';

/** How many of a hundred couriers are in each state (the rest is active), and how far they have come by then. */
const states: Readonly<Record<CourierStatus, readonly [share: number, stage: number]>> = {
  email_not_verified: [3, 0],
  email_verified: [3, 0],
  phone_number_verified: [3, 1],
  form_filled: [4, 2],
  request_was_sent: [7, 2],
  rejected_with_error: [3, 2],
  rejected: [3, 2],
  accepted: [3, 2],
  filled_profile: [3, 3],
  setup_completed: [3, 3],
  active: [0, 4],
  inactive: [6, 4],
  quit: [5, 4],
  blocked: [3, 4],
};

/** In any order; every state is there at least once. */
export const planCourierStatuses = (count: number, random: Random): CourierStatus[] => {
  const planned = courierStatuses.flatMap((status) => {
    const [share] = states[status];
    return Array.from({ length: Math.ceil((share * count) / 100) }, () => status);
  });
  const active = Array.from({ length: Math.max(0, count - planned.length) }, (): CourierStatus => 'active');
  return random.shuffle([...planned, ...active]);
};

const stageOf = (status: CourierStatus): number => states[status][1];

/** How far a courier has come: a phone number, the form, a complete profile, work. */
export const hasPhone = (status: CourierStatus): boolean => stageOf(status) >= 1;
export const hasForm = (status: CourierStatus): boolean => stageOf(status) >= 2;
export const hasProfile = (status: CourierStatus): boolean => stageOf(status) >= 3;
export const hasWorked = (status: CourierStatus): boolean => stageOf(status) >= 4;
