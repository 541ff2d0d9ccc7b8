import { expect, it } from 'vitest';
import { locales } from '#shared/screens/settingValues.ts';
import { customerTexts, type TextPurpose } from './customerTexts.ts';
import { fitsSituation, purposeOf, type WrittenOrder } from './textSituations.ts';

const numbersFor = (purpose: TextPurpose, order: WrittenOrder | null, reason?: string): number[] =>
  customerTexts[purpose].prepared.es_ES.flatMap((text, index) =>
    fitsSituation(purpose, text, 'es_ES', { order, reason }) ? [index + 1] : [],
  );
const delivery = { deliveryMethod: 'delivery', courierId: null };

it.each([
  ['without courier', { ...delivery, status: 'accepted' }, [1, 2, 3]],
  ['with courier', { ...delivery, status: 'accepted', courierId: 'c1' }, [1, 3]],
  ['ready, without courier', { ...delivery, status: 'ready_to_pick_up' }, [1, 2]],
  ['on the way', { ...delivery, status: 'picked_up', courierId: 'c1' }, [1, 4]],
  ['to collect', { deliveryMethod: 'pickup', status: 'accepted' }, [1, 3]],
])('texts about a delay fit the state of the order: %s', (_state, order, fitting) => {
  expect(numbersFor('delay', order)).toEqual(fitting);
});

it.each([
  ['by the establishment', { status: 'canceled_by_establishment', totalRefund: 9 }, [1]],
  ['with a reason', { status: 'canceled_by_establishment', totalRefund: 9, cancellationReason: 'x' }, [1, 2]],
  ['by the customer', { status: 'canceled_by_customer', totalRefund: 9, cancellationReason: 'x' }, [3]],
  ['without a refund', { status: 'canceled_by_customer', totalRefund: 0 }, [4]],
])('texts about a cancellation fit its reason and refund: %s', (_state, order, fitting) => {
  expect(numbersFor('cancellation', order)).toEqual(fitting);
});

it('answers to a request name an order only if there is one', () => {
  expect(numbersFor('request', null)).toEqual([1, 4]);
  expect(numbersFor('request', { status: 'completed', totalRefund: 0 })).toEqual([1, 3, 4]);
});

it.each([
  ['payments', [1, 2]],
  ['application_issue', [1, 4]],
  ['service_not_performed', [1, 2, 3]],
  ['general_information', [1]],
  ['other', [1, 2, 3]],
  ['carrier_pigeons', [1, 2, 3, 4]],
])('answers to a request fit its reason: %s', (reason, fitting) => {
  expect(numbersFor('request', { status: 'completed', totalRefund: 9 }, reason)).toEqual(fitting);
});

it('no answer to a request promises another one, which My day forgets when the request is marked', () => {
  const promises = { en_US: /\bwe will\b|today/, uk_UA: /напишемо|сьогодні/, es_ES: /volveremos|\bhoy\b/ };
  for (const locale of locales)
    for (const text of customerTexts.request.prepared[locale]) expect(text).not.toMatch(promises[locale]);
});

it('own texts fit always, and each prepared text has its situation in every language', () => {
  expect(fitsSituation('delay', 'Hola, {name}', 'es_ES', { order: null })).toBe(true);
  for (const { prepared } of Object.values(customerTexts))
    expect(new Set(locales.map((locale) => prepared[locale].length)).size).toBe(1);
});

it('a message begins with the order under way, then with a cancellation of the last two days', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const canceled = { status: 'canceled_by_customer', updatedAt: '2026-11-22T12:00:00Z' };
  expect(purposeOf({ status: 'picked_up' }, now)).toBe('delay');
  expect(purposeOf(canceled, now)).toBe('cancellation');
  expect(purposeOf({ ...canceled, updatedAt: '2026-11-20T12:00:00Z' }, now)).toBe('request');
  expect(purposeOf({ status: 'completed' }, now)).toBe('request');
  expect(purposeOf(null, now)).toBe('request');
});
