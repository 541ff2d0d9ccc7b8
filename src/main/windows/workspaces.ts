import type { HandedWorkspace } from '#shared/ipc/handoverRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import { maxWorkspaces, type Workspace } from '#shared/ipc/windowRoutes.ts';
import type { SavedWindow, SavedWorkspace } from '../settings/settingsSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';

interface WorkspaceOptions {
  settings: Pick<SettingsStore, 'get' | 'set'>;
  /** User id: users on one computer have separate workspaces. `null`: logged out. */
  owner: () => string | null;
  layout: () => SavedWindow[];
  /** Restores a saved window at its place. False at the window limit. */
  show: (window: SavedWindow) => boolean;
  onChanged: () => void;
}

export type Workspaces = ReturnType<typeof createWorkspaces>;

export const createWorkspaces = ({ settings, owner, layout, show, onChanged }: WorkspaceOptions) => {
  const own = (): SavedWorkspace[] => settings.get('workspaces').filter((one) => one.owner === owner());
  const read = (): Workspace[] => own().map(({ name, windows }) => ({ name, windows: windows.length }));
  const write = (mine: readonly SavedWorkspace[]): Result<Workspace[]> => {
    const others = settings.get('workspaces').filter((one) => one.owner !== owner());
    settings.set({ workspaces: [...others, ...mine] });
    onChanged();
    return success(read());
  };
  return {
    read,
    save: (name: string): Result<Workspace[]> => {
      const me = owner();
      if (me === null) return failure('SESSION_ENDED');
      const rest = own().filter((one) => one.name !== name);
      if (rest.length >= maxWorkspaces) return failure('TOO_MANY_WORKSPACES');
      const saved = { owner: me, name, windows: layout() };
      return write([...rest, saved].sort((one, other) => one.name.localeCompare(other.name)));
    },
    open: (name: string): Result<null> => {
      const found = own().find((one) => one.name === name);
      if (!found) return failure('NOT_FOUND', 404);
      return found.windows.map(show).every(Boolean) ? success(null) : failure('TOO_MANY_WINDOWS');
    },
    /** The user's workspaces with all their windows, to hand them over. */
    whole: (): HandedWorkspace[] => own().map(({ name, windows }) => ({ name, windows })),
    /** Adds workspaces of a file; replaces those of the same name. */
    add: (workspaces: readonly HandedWorkspace[]): Result<Workspace[]> => {
      const me = owner();
      if (me === null) return failure('SESSION_ENDED');
      const added = [...new Map(workspaces.map((one) => [one.name, { ...one, owner: me }])).values()];
      const rest = own().filter(({ name }) => added.every((one) => one.name !== name));
      if (rest.length + added.length > maxWorkspaces) return failure('TOO_MANY_WORKSPACES');
      return write([...rest, ...added].sort((one, other) => one.name.localeCompare(other.name)));
    },
    /** Replaces another workspace that already has the new name. */
    rename: (name: string, to: string): Result<Workspace[]> =>
      write(
        own()
          .filter((one) => one.name === name || one.name !== to)
          .map((one) => (one.name === name ? { ...one, name: to } : one)),
      ),
    remove: (name: string): Result<Workspace[]> => write(own().filter((one) => one.name !== name)),
  };
};
