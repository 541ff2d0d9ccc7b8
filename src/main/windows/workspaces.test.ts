import { expect, it, vi } from 'vitest';
import { maxWorkspaces } from '#shared/ipc/windowRoutes.ts';
import { defaultSettings, type SavedWindow, settingsSchema } from '../settings/settingsSchema.ts';
import { createWorkspaces } from './workspaces.ts';

const at = (path: string): SavedWindow => ({
  path,
  type: 'record',
  bounds: { x: 1, y: 2, width: 900, height: 700 },
  isMaximized: false,
  zoom: 1.2,
});

const create = (shows = 12) => {
  let settings = { ...defaultSettings };
  let open = [at('/a'), at('/b')];
  let user: string | null = 'uma';
  const shown: string[] = [];
  const onChanged = vi.fn();
  const workspaces = createWorkspaces({
    settings: {
      get: (key) => settings[key],
      set: (changes) => {
        settings = { ...settings, ...changes } as typeof settings;
      },
    },
    owner: () => user,
    layout: () => open,
    show: ({ path }) => shown.push(path) <= shows,
    onChanged,
  });
  return {
    workspaces,
    shown,
    onChanged,
    settings: () => settings,
    logIn: (name: string | null) => {
      user = name;
    },
    turnTo: (paths: string[]) => {
      open = paths.map(at);
    },
  };
};

it('saves the open windows by name, restores them, and replaces a workspace of the same name', () => {
  const { workspaces, shown, turnTo, settings, onChanged } = create();
  workspaces.save('Morning');
  turnTo(['/c']);
  expect(workspaces.save('Evening')).toMatchObject({
    ok: true,
    data: [{ name: 'Evening' }, { name: 'Morning' }],
  });
  workspaces.save('Morning');
  expect(workspaces.read()).toEqual([
    { name: 'Evening', windows: 1 },
    { name: 'Morning', windows: 1 },
  ]);
  expect(workspaces.open('Morning').ok).toBe(true);
  expect(shown).toEqual(['/c']);
  expect(onChanged).toHaveBeenCalledTimes(3);
  expect(settingsSchema.safeParse(settings()).success).toBe(true);
});

it('can be renamed and removed, and reports missing and oversized ones', () => {
  const { workspaces } = create(1);
  workspaces.save('One');
  workspaces.rename('One', 'Two');
  expect(workspaces.read()).toEqual([{ name: 'Two', windows: 2 }]);
  expect(workspaces.open('One')).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  expect(workspaces.open('Two')).toMatchObject({ ok: false, error: { code: 'TOO_MANY_WINDOWS' } });
  workspaces.save('One');
  workspaces.rename('One', 'Two');
  expect(workspaces.read()).toHaveLength(1);
  workspaces.remove('Two');
  expect(workspaces.read()).toEqual([]);
});

it('belongs to the logged-in user, with a limit per user', () => {
  const { workspaces, logIn } = create();
  for (let count = 0; count < maxWorkspaces; count += 1) workspaces.save(`W${count}`);
  expect(workspaces.save('One more')).toMatchObject({ ok: false, error: { code: 'TOO_MANY_WORKSPACES' } });
  expect(workspaces.save('W1').ok).toBe(true);
  logIn('otto');
  expect(workspaces.read()).toEqual([]);
  workspaces.save('W1');
  logIn(null);
  expect(workspaces.read()).toEqual([]);
  expect(workspaces.save('W1').ok).toBe(false);
  logIn('uma');
  expect(workspaces.read()).toHaveLength(maxWorkspaces);
});
