import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { belowBookedTexts } from './belowBooked.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const changeAt = (hour: number, couriersLimit: number) => ({
  slot: {
    ...{ id: `s${hour}`, startTime: new Date(Date.UTC(2026, 9, 23, hour)).toISOString() },
    ...{ isCouriersLimited: true, couriersLimit: 9, bookedCouriers: 3 },
  },
  values: { couriersLimit },
});

it('names the first ten slots with a limit below their bookings, in the order of time', () => {
  const changes = [changeAt(20, 5), ...Array.from({ length: 12 }, (_, index) => changeAt(12 - index, 2))];
  const names = new Map(changes.map(({ slot }) => [slot.id, `Fri, ${slot.id}`]));
  const [sentence, ...lines] = belowBookedTexts(changes, names, i18n);
  expect(sentence).toMatch(/12 slots.*below/);
  expect([lines.length, lines[0], lines[9], lines[10]]).toEqual([
    ...[11, 'Fri, s1: 3/2 booked', 'Fri, s10: 3/2 booked', 'and 2 more slots'],
  ]);
  expect(belowBookedTexts([changeAt(20, 5)], names, i18n)).toEqual([]);
});
