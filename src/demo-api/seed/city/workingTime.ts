import { weekdays } from '#shared/domain/weekdays.ts';
import type { Random } from '../base/random.ts';

interface Hours {
  from: string;
  to: string;
}
const span = (from: string, to: string): Hours => ({ from, to });

/** Opening hours on working days and at weekends; none means closed. */
const patterns: readonly { week: Hours[]; weekend: Hours[] }[] = [
  { week: [span('12:30', '16:00'), span('20:00', '23:30')], weekend: [span('12:30', '00:00')] },
  { week: [span('08:00', '20:00')], weekend: [span('09:00', '15:00')] },
  { week: [span('10:00', '22:00')], weekend: [span('10:00', '22:00')] },
  { week: [span('13:00', '16:30'), span('19:30', '23:00')], weekend: [span('13:00', '01:00')] },
  { week: [span('09:00', '14:00'), span('17:00', '21:00')], weekend: [] },
  { week: [span('00:00', '23:59')], weekend: [span('00:00', '23:59')] },
];

export const createWorkingTime = (random: Random): string => {
  const { week, weekend } = random.pick(patterns);
  const restDay = random.chance(0.4) ? random.pick(weekdays.slice(0, 3)) : null;
  const days = weekdays.map((name, index) => {
    const openAt = name === restDay ? [] : index < 5 ? week : weekend;
    return [name, { isClosed: openAt.length === 0, openAt }];
  });
  return JSON.stringify(Object.fromEntries(days));
};
