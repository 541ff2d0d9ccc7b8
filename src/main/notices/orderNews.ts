import { msg, plural } from '@lingui/core/macro';
import type { RouteParsedInput } from '#shared/ipc/routes.ts';
import { mainI18n } from '../platform/mainI18n.ts';

type OrderNews = RouteParsedInput<'notices.ofOrders'>;

const events = ['arrived', 'delayed', 'late'] as const;

const words = {
  arrived: (count: number) => msg`${plural(count, { one: '# new order', other: '# new orders' })}`,
  delayed: (count: number) =>
    msg`${plural(count, { one: '# order is delayed', other: '# orders are delayed' })}`,
  late: (count: number) => msg`${plural(count, { one: '# order is late', other: '# orders are late' })}`,
};

/**
 * Limit of remembered events, oldest dropped first. They prevent repeats when several windows show the same
 * board.
 */
const maxRemembered = 5000;

interface OrderNewsOptions {
  isWanted: () => boolean;
  announce: (text: string, path: string) => void;
}

/** Announces new order events once, in a sentence without names. */
export const createOrderNews = ({ isWanted, announce }: OrderNewsOptions) => {
  const announced = new Set<string>();
  const countFresh = (event: string, ids: readonly string[]): number => {
    const fresh = ids.map((id) => `${event} ${id}`).filter((key) => !announced.has(key));
    for (const key of fresh) announced.add(key);
    return fresh.length;
  };
  return ({ path, ...news }: OrderNews): void => {
    const sentences = events.flatMap((event) => {
      const count = countFresh(event, news[event]);
      return count > 0 ? [mainI18n._(words[event](count))] : [];
    });
    for (const key of announced) {
      if (announced.size <= maxRemembered) break;
      announced.delete(key);
    }
    if (sentences.length > 0 && isWanted()) announce(sentences.join(', '), path);
  };
};
