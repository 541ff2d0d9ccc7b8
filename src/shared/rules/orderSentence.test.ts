import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSentence, type SpokenLanguage, type SpokenOrder } from './orderSentence.ts';
import { orderStatuses } from './wireValues.ts';

const at = (time: string): string => `2026-11-23T${time}:00.000Z`;
const order: SpokenOrder = {
  id: 'a',
  status: 'picked_up',
  deliveryMethod: 'delivery',
  createdAt: at('14:00'),
  paidAt: at('14:01'),
  acceptedAt: at('14:05'),
  updatedAt: at('14:24'),
  preparationTime: 20,
  deliveryTime: 15,
  courierId: 'c',
};
const say = (changes: Partial<SpokenOrder> = {}, now = '14:30', language: SpokenLanguage = 'en'): string =>
  orderSentence(
    { ...order, ...changes },
    {
      language,
      now: Date.parse(at(now)),
      clock: (instant) => instant.slice(11, 16),
      money: (amount) => `€${amount.toFixed(2)}`,
      span: (ms) => `${Math.floor(ms / 60_000)} mins`,
    },
  );

describe('the sentence to say', () => {
  it('names the last step, how long ago it was, and the expected time', () => {
    expect(say()).toBe('Picked up 6 minutes ago, expected about 14:40.');
    expect(say({ status: 'accepted' }, '14:06')).toBe(
      'Accepted 1 minute ago, being prepared, expected about 14:40.',
    );
    expect(say({ status: 'paid', acceptedAt: null }, '14:03')).toBe(
      'Paid 2 minutes ago, not accepted yet, expected about 14:36.',
    );
    expect(say({}, '14:24')).toBe('Picked up just now, expected about 14:40.');
  });

  it('speaks the language of the customer', () => {
    expect(say({}, '14:30', 'es')).toBe(
      'Recogido por el repartidor hace 6 minutos, llegada prevista hacia las 14:40.',
    );
    expect(say({}, '14:30', 'uk')).toBe('Кур’єр забрав 6 хвилин тому, очікується близько 14:40.');
  });

  it('says how late an order is, from a minute on', () => {
    expect(say({ status: 'almost_here' }, '14:40')).toBe(
      'The courier is almost there, expected about 14:40.',
    );
    expect(say({ status: 'almost_here' }, '14:52')).toBe(
      'The courier is almost there, expected at 14:40, 12 mins late.',
    );
    expect(say({ status: 'arrived' }, '14:52')).toBe('The courier has arrived.');
  });

  it('counts full minutes, as the screens do', () => {
    const seconds = { acceptedAt: '2026-11-23T14:05:20.000Z', updatedAt: '2026-11-23T14:24:20.000Z' };
    expect(say(seconds)).toMatch(/^Picked up 5 minutes ago/);
  });

  it('says that a courier is being looked for only when the order needs one', () => {
    const nobody = { status: 'accepted', courierId: null };
    expect(say(nobody, '14:06')).toMatch(/being prepared, we are looking for a courier, expected/);
    expect(say({ ...nobody, preparationTime: 60 }, '14:06')).not.toMatch(/courier/);
    expect(say({ status: 'ready_to_pick_up', courierId: null })).toMatch(
      /^Ready, we are looking for a courier, expected/,
    );
    expect(say({ status: 'ready_to_pick_up', deliveryMethod: 'pickup' })).toMatch(/^Ready to collect/);
  });

  it('gives the exact time that the customer chose', () => {
    expect(say({ status: 'scheduled_accepted', scheduledFor: at('20:30') })).toBe(
      'Accepted and scheduled, expected at 20:30.',
    );
  });

  it('says when an order to collect is ready, and never that it arrives', () => {
    const pickup = { status: 'accepted', deliveryMethod: 'pickup', courierId: null };
    expect(say(pickup, '14:06')).toBe('Accepted 1 minute ago, being prepared, ready about 14:25.');
    expect(say(pickup, '14:06', 'es')).toMatch(/se está preparando, estará listo hacia las 14:25\.$/);
    expect(say({ ...pickup, status: 'scheduled_accepted', scheduledFor: at('20:30') })).toBe(
      'Accepted and scheduled, ready at 20:30.',
    );
    expect(say({ ...pickup, status: 'ready_to_pick_up' }, '14:50')).toBe('Ready to collect.');
  });

  it('names the refund of a canceled order only, without an expected time', () => {
    expect(say({ status: 'canceled_by_customer', totalRefund: 27.66 }, '16:54')).toBe(
      'Canceled 3 hours ago, refund €27.66.',
    );
    expect(say({ status: 'completed', totalRefund: 27.66 })).toBe('Delivered 6 minutes ago.');
    expect(say({ status: 'canceled_by_establishment' })).toBe('Canceled 6 minutes ago.');
  });

  it('stays a sentence without times, and is empty for unknown statuses', () => {
    const bare = { updatedAt: null, acceptedAt: null, paidAt: null, createdAt: null };
    expect(say(bare)).toBe('Picked up.');
    expect(say({ ...bare, status: 'paid' })).toBe('Paid, not accepted yet.');
    expect(say({ status: 'teleported' })).toBe('');
  });

  it('is one tidy sentence for every known status and any times', () => {
    const time = fc.option(
      fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2030-01-01') }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom<SpokenLanguage>('en', 'es', 'uk'),
        fc.record({ acceptedAt: time, paidAt: time, scheduledFor: time, updatedAt: time }),
        fc.option(fc.integer({ min: 0, max: 500 })),
        (status, language, times, preparationTime) => {
          const text = Object.fromEntries(
            Object.entries(times).map(([name, date]) => [name, date?.toISOString() ?? null]),
          );
          const sentence = say({ status, preparationTime, ...text }, '14:30', language);
          expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
          expect(sentence).not.toMatch(/ {2}| ,|undefined|NaN|null/);
        },
      ),
    );
  });
});
