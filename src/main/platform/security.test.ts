import type { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, session } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { cancellable } from '../../browser-shell/substitute/cancellable.ts';
import { closeDebuggingPort, isAllowedPermission, secureSession } from './security.ts';

/** All permission names of this Electron version, from its type file. */
const permissionNames = (): string[] => {
  const typeFile = createRequire(import.meta.url).resolve('electron/electron.d.ts');
  const signatures = readFileSync(typeFile, 'utf8').matchAll(
    /setPermission(?:Request|Check)Handler\(handler: .*?permission: ([^,]*?),/g,
  );
  return [...signatures].flatMap(([, union = '']) =>
    [...union.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );
};

describe('permissions', () => {
  it('are all denied except writing to the clipboard', () => {
    const names = permissionNames();
    expect(names).toContain('geolocation');
    expect(names).toContain('clipboard-read');
    expect(names.filter(isAllowedPermission)).toEqual(
      names.filter((name) => name === 'clipboard-sanitized-write'),
    );
    expect(isAllowedPermission('clipboard-sanitized-write')).toBe(true);
  });

  it('are checked for every name in each of the three ways pages can ask', () => {
    const { defaultSession } = session;
    const [request, check, device] = [
      vi.spyOn(defaultSession, 'setPermissionRequestHandler'),
      vi.spyOn(defaultSession, 'setPermissionCheckHandler'),
      vi.spyOn(defaultSession, 'setDevicePermissionHandler'),
    ];
    secureSession();
    const ask = (name: string, contents: unknown = {}): boolean[] => {
      const answers: boolean[] = [];
      request.mock.lastCall?.[0]?.(contents as never, name as never, (is) => answers.push(is), {} as never);
      const isChecked = check.mock.lastCall?.[0]?.(contents as never, name as never, '', {} as never);
      return [...answers, isChecked ?? true];
    };
    for (const name of permissionNames()) {
      const isAllowed = name === 'clipboard-sanitized-write';
      expect(ask(name), name).toEqual([isAllowed, isAllowed]);
    }
    expect(device.mock.lastCall?.[0]?.({} as never)).toBe(false);
  });
});

it('blocks requests of a page to outside, even if its policy allows them', () => {
  const listen = vi.spyOn(session.defaultSession.webRequest, 'onBeforeRequest');
  secureSession();
  const listener = listen.mock.lastCall?.at(-1) as unknown as (
    details: { url: string },
    answer: (response: { cancel: boolean }) => void,
  ) => void;
  const isStopped = (url: string): boolean => {
    let stopped = false;
    listener({ url }, ({ cancel }) => {
      stopped = cancel;
    });
    return stopped;
  };
  const outside = [
    'https://backoffice.example/',
    'http://127.0.0.1/',
    'wss://a.example/',
    'file:///etc/passwd',
  ];
  for (const url of [...outside, 'ftp://a.example/', 'application:x', 'chrome://gpu'])
    expect(isStopped(url), url).toBe(true);
  for (const url of ['app://backoffice/index.html', 'blob:app://backoffice/1', 'data:,x'])
    expect(isStopped(url), url).toBe(false);
});

it('blocks every download of a page, also of its own content', () => {
  secureSession();
  const event = cancellable();
  (session.defaultSession as EventEmitter).emit('will-download', event, {}, {});
  expect(event.defaultPrevented).toBe(true);
});

it('closes the debugging port of an installed app that uses the default settings folder', () => {
  const work = mkdtempSync(join(tmpdir(), 'debugging-'));
  const [usual, link, other] = [join(work, app.getName()), join(work, 'link'), join(work, 'other')];
  mkdirSync(other);
  vi.spyOn(app, 'getPath').mockReturnValue(work);
  const removeSwitch = vi.fn();
  const commandLine = vi.spyOn(app, 'commandLine', 'get').mockReturnValue({ removeSwitch } as never);
  const closed = (folder: string, isPackaged = true): boolean => {
    removeSwitch.mockClear();
    Object.assign(app, { isPackaged });
    closeDebuggingPort(folder);
    return removeSwitch.mock.calls.flat().join() === 'remote-debugging-port,remote-debugging-pipe';
  };
  try {
    expect(closed(other)).toBe(false);
    mkdirSync(usual);
    symlinkSync(usual, link);
    expect([closed(usual), closed(link), closed(other)]).toEqual([true, true, false]);
    expect(closed(usual, false)).toBe(false);
  } finally {
    Object.assign(app, { isPackaged: false });
    commandLine.mockRestore();
    vi.mocked(app.getPath).mockRestore();
    rmSync(work, { recursive: true });
  }
});
