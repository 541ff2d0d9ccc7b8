import { type CourierStatus, courierStatuses } from '#shared/api/couriers.ts';
import type { Random } from '../base/random.ts';

/** How many of a hundred couriers are in each state; the rest is active. */
const shares: Readonly<Partial<Record<CourierStatus, number>>> = {
  email_not_verified: 3,
  email_verified: 3,
  phone_number_verified: 3,
  form_filled: 4,
  request_was_sent: 7,
  rejected_with_error: 3,
  rejected: 3,
  accepted: 3,
  filled_profile: 3,
  setup_completed: 3,
  inactive: 6,
  quit: 5,
  blocked: 3,
};

/** In any order; every state is there at least once. */
export const planCourierStatuses = (count: number, random: Random): CourierStatus[] => {
  const planned = courierStatuses.flatMap((status) => {
    const share = shares[status];
    return share === undefined ? [] : Array.from({ length: Math.ceil((share * count) / 100) }, () => status);
  });
  const active = Array.from({ length: Math.max(0, count - planned.length) }, (): CourierStatus => 'active');
  return random.shuffle([...planned, ...active]);
};

const stages: Readonly<Record<CourierStatus, number>> = {
  email_not_verified: 0,
  email_verified: 0,
  phone_number_verified: 1,
  form_filled: 2,
  request_was_sent: 2,
  rejected_with_error: 2,
  rejected: 2,
  accepted: 2,
  filled_profile: 3,
  setup_completed: 3,
  active: 4,
  inactive: 4,
  quit: 4,
  blocked: 4,
};

/** How far a courier has come: a phone number, the form, a complete profile, work. */
export const hasPhone = (status: CourierStatus): boolean => stages[status] >= 1;
export const hasForm = (status: CourierStatus): boolean => stages[status] >= 2;
export const hasProfile = (status: CourierStatus): boolean => stages[status] >= 3;
export const hasWorked = (status: CourierStatus): boolean => stages[status] >= 4;
