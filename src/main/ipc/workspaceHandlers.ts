import { success } from '#shared/ipc/result.ts';
import type { Workspaces } from '../windows/workspaces.ts';
import type { Handlers } from './defineHandlers.ts';

type WorkspaceRoute = Extract<keyof Handlers, `workspaces.${string}`>;

export const createWorkspaceHandlers = (workspaces: Workspaces): Handlers<WorkspaceRoute> => ({
  'workspaces.read': () => success(workspaces.read()),
  'workspaces.save': ({ name }) => workspaces.save(name),
  'workspaces.open': ({ name }) => workspaces.open(name),
  'workspaces.rename': ({ name, to }) => workspaces.rename(name, to),
  'workspaces.remove': ({ name }) => workspaces.remove(name),
});
