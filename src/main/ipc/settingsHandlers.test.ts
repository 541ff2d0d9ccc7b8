import { expect, it, vi } from 'vitest';
import { createConnection } from '../api/connection.ts';
import type { Session } from '../auth/session.ts';
import type { DemoServer } from '../demo/demoServer.ts';
import { parseCommandLine } from '../platform/commandLine.ts';
import { noPreset, type Preset } from '../preset/presetSchema.ts';
import { defaultSettings } from '../settings/settingsSchema.ts';
import { type SettingsStore, withPreset } from '../settings/settingsStore.ts';
import { createSettingsHandlers } from './settingsHandlers.ts';

const server = 'https://api.example.com';
const elsewhere = { type: 'server', origin: 'https://elsewhere.example.com' } as const;

/** Settings handlers with a preset. The user confirms every dialog. */
const start = (changes: Partial<Preset>, flags: string[] = []) => {
  const preset: Preset = { ...noPreset, ...changes };
  const current = { ...defaultSettings };
  const store: SettingsStore = {
    recovered: false,
    get: (name) => current[name],
    set: (changed) => Object.assign(current, changed),
  };
  const settings = withPreset(store, preset);
  const commandLine = parseCommandLine(flags, '/');
  const connection = createConnection(settings, commandLine, {} as DemoServer, true, preset);
  const confirmAddress = vi.fn(async () => true);
  const reset = { reset: vi.fn(), undo: vi.fn() };
  const handlers = createSettingsHandlers({
    settings,
    connection,
    session: { switchConnection: async (change: () => void) => change() } as unknown as Session,
    confirmAddress,
    loginItem: { read: () => null, set: () => undefined },
    reset,
    isAnyLocked: (names) => preset.locked.some((name) => names.includes(name)),
    read: () => ({}) as never,
    acknowledgeUpdate: () => undefined,
    acknowledgeRecovery: () => undefined,
    onChanged: () => undefined,
  });
  return { handlers, settings, connection, confirmAddress, reset };
};
const from = { windowId: 1, requestId: 'r1', signal: new AbortController().signal } as never;
const refused = { ok: false, error: expect.objectContaining({ code: 'SETTING_LOCKED' }) };

it('refuses changes of locked settings by every route', async () => {
  const { handlers, settings, reset } = start({
    values: { locale: 'es_ES', panelOrigin: 'https://panel.example.com', exportsInto: 'ask' },
    locked: ['locale', 'panelOrigin', 'exportsInto'],
  });
  expect(await handlers['settings.update']({ theme: 'dark', locale: 'uk_UA' }, from)).toEqual(refused);
  expect(await handlers['settings.setPanelOrigin']({ origin: null }, from)).toEqual(refused);
  expect(await handlers['settings.chooseExportFolder'](undefined, from)).toEqual(refused);
  expect(await handlers['settings.reset']({ names: ['theme', 'locale'] }, from)).toEqual(refused);
  expect(reset.reset).not.toHaveBeenCalled();
  expect(settings.get('theme')).toBe('system');
  expect(await handlers['settings.update']({ theme: 'dark' }, from)).toMatchObject({ ok: true });
});

it('allows only the locked server, after the same confirmation as for a typed one', async () => {
  const { handlers, connection, confirmAddress } = start({ server, locked: ['connection'] });
  expect(connection.current()).toBeNull();
  expect(await handlers['settings.connect'](elsewhere, from)).toEqual(refused);
  expect(await handlers['settings.connect']({ type: 'demo' }, from)).toEqual(refused);
  expect(confirmAddress).not.toHaveBeenCalled();
  await handlers['settings.connect']({ type: 'server', origin: server }, from);
  expect(confirmAddress).toHaveBeenCalledExactlyOnceWith('server', server, 1);
  expect(connection.current()).toEqual({ type: 'server', origin: server });
});

it('prefers a locked server to the command line and to the saved one', () => {
  const { connection, settings } = start({ server, locked: ['connection'] }, [`--api=${elsewhere.origin}`]);
  settings.set({ connection: elsewhere });
  expect(connection.current()).toBeNull();
  expect(connection.target()).toBeNull();
});

it('clears the last city and country when the server changes', async () => {
  const { handlers, settings } = start({});
  settings.set({ connection: { type: 'demo' }, lastCity: { es: 'one' }, lastCountry: 'es' });
  await handlers['settings.connect']({ type: 'demo' }, from);
  expect(settings.get('lastCity')).toEqual({ es: 'one' });
  await handlers['settings.connect'](elsewhere, from);
  expect([settings.get('lastCity'), settings.get('lastCountry')]).toEqual([{}, null]);
});

it('allows another server if the preset only suggests one', async () => {
  const { handlers, connection } = start({ server });
  expect(connection.current()).toBeNull();
  await handlers['settings.connect'](elsewhere, from);
  expect(connection.current()).toEqual(elsewhere);
});
