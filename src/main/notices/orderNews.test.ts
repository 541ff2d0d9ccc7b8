import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { createOrderNews } from './orderNews.ts';

const path = '/country/es/city/K1/orders_now';
const announce = vi.fn();
let isWanted: boolean;
const createNews = () => createOrderNews({ isWanted: () => isWanted, announce });

beforeAll(() => activateMainLocale('en_US'));
beforeEach(() => {
  isWanted = true;
  announce.mockClear();
});

it('reports changed orders in one sentence, once for several windows', () => {
  const report = createNews();
  report({ path, arrived: ['a', 'b'], delayed: [], late: ['c'] });
  report({ path, arrived: ['b'], delayed: [], late: ['c'] });
  report({ path, arrived: [], delayed: [], late: ['b'] });
  expect(announce.mock.calls).toEqual([
    ['2 new orders, 1 order is late', path],
    ['1 order is late', path],
  ]);
});

it('reports nothing unless enabled, and nothing later for the time before', () => {
  const report = createNews();
  isWanted = false;
  report({ path, arrived: ['a'], delayed: [], late: [] });
  isWanted = true;
  report({ path, arrived: ['a'], delayed: [], late: [] });
  expect(announce).not.toHaveBeenCalled();
});
