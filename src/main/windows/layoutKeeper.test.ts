import { describe, expect, it } from 'vitest';
import type { SavedWindow } from '../settings/settingsSchema.ts';
import { createLayoutKeeper } from './layoutKeeper.ts';

const at = (path: string): SavedWindow => ({
  path,
  kind: 'main',
  bounds: { x: 0, y: 0, width: 800, height: 600 },
  isMaximized: false,
  zoom: 1,
});

const keep = () => {
  const saved: string[][] = [];
  const clock = { now: 1000 };
  const keeper = createLayoutKeeper(
    (windows) => saved.push(windows.map(({ path }) => path)),
    () => clock.now,
  );
  return { keeper, saved, clock };
};

describe('the layout of windows that a person closes', () => {
  it('is all of them when they go together', () => {
    const { keeper, saved, clock } = keep();
    keeper.closing([at('/a'), at('/b'), at('/c')]);
    clock.now += 1500;
    keeper.closing([at('/b'), at('/c')]);
    clock.now += 1500;
    keeper.closing([at('/c')]);
    keeper.lastClosed();
    expect(saved).toEqual([['/a', '/b', '/c']]);
  });

  it('is the last one when the others went before', () => {
    const { keeper, saved, clock } = keep();
    keeper.closing([at('/a'), at('/b')]);
    clock.now += 2001;
    keeper.closing([at('/b')]);
    keeper.lastClosed();
    expect(saved).toEqual([['/b']]);
  });

  it('has nothing that was closed before the person quit', () => {
    const { keeper, saved } = keep();
    keeper.closing([at('/a'), at('/b')]);
    keeper.forget();
    keeper.closing([at('/b')]);
    keeper.lastClosed();
    expect(saved).toEqual([['/b']]);
  });
});
