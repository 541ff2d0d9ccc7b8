import { app } from 'electron';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { shellRecords } from '../../browser-shell/shellRecords.ts';
import { activateMainLocale } from '../platform/mainI18n.ts';
import { showRecentRecords } from './recentRecords.ts';

beforeAll(() => activateMainLocale('en_US'));
afterEach(() => vi.unstubAllGlobals());

const jumpLists = () => shellRecords.filter(({ what }) => what === 'setJumpList');

it('fills the jump list of Windows with a link to each record, and removes an empty one', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  showRecentRecords([{ path: '/admins/1', label: 'Uma' }], vi.fn());
  expect(jumpLists()).toEqual([]);
  Object.assign(app, { isPackaged: true });
  showRecentRecords([{ path: '/country/es/companies/1', label: 'x'.repeat(300) }], vi.fn());
  const text = 'x'.repeat(260);
  const item = { type: 'task', title: text, description: text, program: process.execPath };
  expect(jumpLists().at(-1)?.categories).toEqual([
    {
      type: 'custom',
      name: 'Recent records',
      items: [{ ...item, args: 'backoffice://country/es/companies/1' }],
    },
  ]);
  showRecentRecords([], vi.fn());
  expect(jumpLists().at(-1)?.categories).toBeNull();
  vi.restoreAllMocks();
  showRecentRecords([{ path: '/admins/1', label: 'Uma' }], vi.fn());
  expect(jumpLists()).toHaveLength(2);
});
