import { describe, expect, it } from 'vitest';
import { type SavedWindow, settingsSchema } from '../settings/settingsSchema.ts';
import { createClosedTogether, windowsToSave } from './windowLayout.ts';

const window = {
  type: 'main',
  bounds: { x: 0, y: 0, width: 800, height: 600 },
  isMaximized: false,
  zoom: 1,
} as const;

const windowAt = (address: string) => ({ ...window, address });
const at = (path: string): SavedWindow => ({ ...window, path });

describe('the windows to save', () => {
  it.each([
    ['app://backoffice/index.html#/country/es/companies?page=2', '/country/es/companies?page=2'],
    ['app://backoffice/index.html?view=record#/admins/1', '/admins/1'],
    ['app://backoffice/index.html#/token_login?token=secret', '/dashboard'],
    ['app://backoffice/index.html#//elsewhere.example', '/dashboard'],
    ['app://backoffice/index.html#/search?text={a|b}', '/dashboard'],
    ['app://backoffice/index.html#/one#two', '/dashboard'],
    [`app://backoffice/index.html#/${'x'.repeat(5000)}`, '/dashboard'],
    ['app://backoffice/index.html', '/dashboard'],
    ['', '/dashboard'],
  ])('at page %s have the route %s', (address, path) => {
    expect(windowsToSave([windowAt(address)])).toEqual([at(path)]);
  });

  it.each([
    [0.16, 0.25],
    [1.1, 1.1],
    [9.3, 5],
  ])('with zoom %d are saved with %d', (zoom, kept) => {
    const saved = windowsToSave([{ ...windowAt('app://backoffice/#/dashboard'), zoom }]);
    expect(settingsSchema.shape.windows.parse(saved)).toMatchObject([{ zoom: kept }]);
  });

  it('never exceed the limit of the settings', () => {
    const saved = windowsToSave(Array.from({ length: 30 }, () => windowAt('app://backoffice/#/dashboard')));
    expect(settingsSchema.shape.windows.parse(saved)).toHaveLength(20);
  });
});

const keep = () => {
  const saved: string[][] = [];
  const clock = { now: 1000 };
  const layout = createClosedTogether(
    (windows) => saved.push(windows.map(({ path }) => path)),
    () => clock.now,
  );
  return { layout, saved, clock };
};

describe('layout of windows closed by the user', () => {
  it('contains all windows that were closed together', () => {
    const { layout, saved, clock } = keep();
    layout.closing([at('/a'), at('/b'), at('/c')]);
    clock.now += 1500;
    layout.closing([at('/b'), at('/c')]);
    clock.now += 1500;
    layout.closing([at('/c')]);
    layout.lastClosed();
    expect(saved).toEqual([['/a', '/b', '/c']]);
  });

  it('contains the last window if the others were closed before', () => {
    const { layout, saved, clock } = keep();
    layout.closing([at('/a'), at('/b')]);
    clock.now += 2001;
    layout.closing([at('/b')]);
    layout.lastClosed();
    expect(saved).toEqual([['/b']]);
  });

  it('lacks windows closed before the quit', () => {
    const { layout, saved } = keep();
    layout.closing([at('/a'), at('/b')]);
    layout.forget();
    layout.closing([at('/b')]);
    layout.lastClosed();
    expect(saved).toEqual([['/b']]);
  });
});
