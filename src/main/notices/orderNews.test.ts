import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { createOrderNews } from './orderNews.ts';

const path = '/country/es/city/K1/orders_now';
const say = vi.fn();
let isWanted: boolean;
const createNews = () => createOrderNews({ isWanted: () => isWanted, say });

beforeAll(() => activateMainLocale('en_US'));
beforeEach(() => {
  isWanted = true;
  say.mockClear();
});

it('reports changed orders in one sentence, once for several windows', () => {
  const tell = createNews();
  tell({ path, arrived: ['a', 'b'], delayed: [], late: ['c'] });
  tell({ path, arrived: ['b'], delayed: [], late: ['c'] });
  tell({ path, arrived: [], delayed: [], late: ['b'] });
  expect(say.mock.calls).toEqual([
    ['2 new orders, 1 order is late', path],
    ['1 order is late', path],
  ]);
});

it('reports nothing unless enabled, and nothing later for the time before', () => {
  const tell = createNews();
  isWanted = false;
  tell({ path, arrived: ['a'], delayed: [], late: [] });
  isWanted = true;
  tell({ path, arrived: ['a'], delayed: [], late: [] });
  expect(say).not.toHaveBeenCalled();
});
