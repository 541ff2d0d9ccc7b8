import { BrowserWindow } from 'electron';
import { failure, success } from '#shared/ipc/result.ts';
import { findInPage, stopFinding } from '../windows/findInPage.ts';
import type { WindowManager } from '../windows/windowManager.ts';
import type { Workspaces } from '../windows/workspaces.ts';
import type { Handlers } from './answerRequest.ts';

type WindowRoute = Extract<keyof Handlers, `windows.${string}`>;

export const createWindowHandlers = (windows: WindowManager): Handlers<WindowRoute> => ({
  'windows.open': ({ path, sideBySide, follows }, { windowId }) => {
    const isOpened =
      sideBySide || follows ? windows.openSideBySide(path, windowId, follows) : windows.openApart(path);
    return isOpened ? success(null) : failure('TOO_MANY_WINDOWS');
  },
  'windows.lead': ({ paths }, { windowId }) => windows.followers.lead(windowId, paths),
  'windows.following': (_input, { windowId }) => success({ state: windows.followers.stateOf(windowId) }),
  'windows.unlink': (_input, { windowId }) => windows.followers.unlink(windowId),
  'windows.showInMain': ({ path }) => windows.navigation.navigate(path),
  'windows.closeTo': ({ path }, { windowId }) => windows.navigation.closeTo(windowId, path),
  'windows.setTitle': ({ title }, { windowId }) => windows.pages.setTitle(windowId, title),
  'windows.setDirty': ({ dirty }, { windowId }) => windows.pages.setDirty(windowId, dirty),
  'windows.listening': (_input, { windowId }) => success({ path: windows.pages.startListening(windowId) }),
  'windows.reload': (_input, { windowId }) => {
    windows.pages.setDirty(windowId, false);
    BrowserWindow.fromId(windowId)?.webContents.reload();
  },
  'windows.find': (search, { windowId }) => findInPage(windowId, search),
  'windows.stopFinding': (_input, { windowId }) => stopFinding(windowId),
});

type WorkspaceRoute = Extract<keyof Handlers, `workspaces.${string}` | 'handover.addWorkspaces'>;

export const createWorkspaceHandlers = (workspaces: Workspaces): Handlers<WorkspaceRoute> => ({
  'workspaces.read': () => success(workspaces.read()),
  'workspaces.save': ({ name }) => workspaces.save(name),
  'workspaces.open': ({ name }) => workspaces.open(name),
  'workspaces.rename': ({ name, to }) => workspaces.rename(name, to),
  'workspaces.remove': ({ name }) => workspaces.remove(name),
  'handover.addWorkspaces': ({ workspaces: added }) => workspaces.add(added),
});
