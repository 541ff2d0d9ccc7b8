import { app } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { developmentServer } from './developmentServer.ts';
import { isOwnDocument } from './navigationGuard.ts';

const server = 'http://localhost:5173';
const packaged = (isPackaged: boolean): void => {
  Object.defineProperty(app, 'isPackaged', { value: isPackaged, configurable: true, writable: true });
};

afterEach(() => {
  vi.unstubAllEnvs();
  packaged(false);
});

describe('the address of the development server', () => {
  it('is read from the environment, but not in an installed app', () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', server);
    expect(developmentServer()?.origin).toBe(server);
    expect(isOwnDocument(`${server}/#/login`)).toBe(true);
    packaged(true);
    expect(developmentServer()).toBeNull();
    expect(isOwnDocument(`${server}/#/login`)).toBe(false);
  });

  it('is a whole origin, not the beginning of one', () => {
    vi.stubEnv('ELECTRON_RENDERER_URL', server);
    for (const address of [`${server}.evil.example/`, `${server}3/`, 'http://localhost/', 'null'])
      expect(isOwnDocument(address), address).toBe(false);
    vi.stubEnv('ELECTRON_RENDERER_URL', 'no address');
    expect(developmentServer()).toBeNull();
  });
});
