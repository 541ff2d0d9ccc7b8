import { beforeEach, expect, it, vi } from 'vitest';
import { createFollowers } from './followers.ts';

const [order, courier, customer] = [1, 2, 3];
const unsaved = new Set<number>();
const steer = vi.fn();
const notify = vi.fn();
let followers: ReturnType<typeof createFollowers>;

beforeEach(() => {
  unsaved.clear();
  steer.mockClear();
  notify.mockClear();
  followers = createFollowers({ hasUnsaved: (id) => unsaved.has(id), steer, notify });
  followers.link(courier, order, 'courierId', '/couriers/a');
});

it('shows the matching record whenever the leading window selects another one', () => {
  followers.link(customer, order, 'customerId', '/customers/a');
  followers.lead(order, { courierId: '/couriers/b', customerId: '/customers/a' });
  expect(steer).toHaveBeenCalledExactlyOnceWith(courier, '/couriers/b');
  followers.lead(order, { companyId: '/companies/a' });
  followers.lead(99, { courierId: '/couriers/c' });
  expect(steer).toHaveBeenCalledTimes(1);
  expect(followers.find(order, 'courierId')).toBe(courier);
  expect(followers.find(courier, 'courierId')).toBeNull();
});

it('reports that a window waits if the record has no match', () => {
  followers.lead(order, { courierId: null });
  expect(followers.stateOf(courier)).toBe('waiting');
  expect(notify).toHaveBeenLastCalledWith(courier, 'waiting');
  followers.lead(order, { courierId: '/couriers/a' });
  expect(steer).toHaveBeenCalledExactlyOnceWith(courier, '/couriers/a');
  expect(notify).toHaveBeenLastCalledWith(courier, 'linked');
});

it('holds back a window with unsaved edits, and updates it afterwards', () => {
  unsaved.add(courier);
  followers.lead(order, { courierId: '/couriers/b' });
  followers.lead(order, { courierId: '/couriers/c' });
  expect(steer).not.toHaveBeenCalled();
  expect(followers.stateOf(courier)).toBe('paused');
  unsaved.clear();
  followers.catchUp(courier);
  expect(steer).toHaveBeenCalledExactlyOnceWith(courier, '/couriers/c');
  followers.catchUp(courier);
  expect(steer).toHaveBeenCalledTimes(1);
});

it('ends when unlinked, and when either window is gone', () => {
  followers.unlink(courier);
  expect(notify).toHaveBeenCalledExactlyOnceWith(courier, null);
  followers.lead(order, { courierId: '/couriers/b' });
  expect(steer).not.toHaveBeenCalled();

  followers.link(courier, order, 'courierId', '/couriers/a');
  followers.forget(order);
  expect(notify).toHaveBeenLastCalledWith(courier, null);
  expect(followers.stateOf(courier)).toBeNull();

  followers.link(courier, order, 'courierId', '/couriers/a');
  notify.mockClear();
  followers.forget(courier);
  // No message to a closed window.
  expect(notify).not.toHaveBeenCalled();
});
