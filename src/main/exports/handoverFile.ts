import { open } from 'node:fs/promises';
import { msg } from '@lingui/core/macro';
import { app, BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import {
  type HandedWorkspace,
  type Handover,
  type HandoverPart,
  handoverSchema,
  maxHandoverBytes,
} from '#shared/ipc/handoverRoutes.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { Log } from '../platform/log.ts';
import { mainI18n } from '../platform/mainI18n.ts';

export const handoverText = (
  part: HandoverPart,
  { server, workspaces }: { server: string; workspaces: readonly HandedWorkspace[] },
): string => {
  const file: Handover = {
    ...{ type: 'backoffice-handover', version: 1, savedAt: new Date().toISOString(), server },
    ...part,
    workspaces: [...workspaces],
  };
  return JSON.stringify(file, null, 2);
};

const chooseFile = async (windowId: number): Promise<string | null> => {
  const window = BrowserWindow.fromId(windowId);
  const words = mainI18n._(msg`Settings handed over`);
  const options: OpenDialogOptions = {
    // macOS ignores `title`; Windows and Linux ignore `message`.
    title: words,
    message: words,
    defaultPath: app.getPath('downloads'),
    filters: [{ name: 'JSON', extensions: ['json'] }],
    properties: ['openFile'],
  };
  const answer = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
};

/** `null`: too large, or not a plain file. */
const readSmall = async (path: string): Promise<string | null> => {
  const file = await open(path, 'r');
  try {
    const about = await file.stat();
    if (!about.isFile() || about.size > maxHandoverBytes) return null;
    // The file may grow after `stat`.
    const { bytesRead, buffer } = await file.read(Buffer.alloc(maxHandoverBytes + 1), 0);
    return bytesRead > maxHandoverBytes ? null : buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Validates everything: the file comes from another computer. */
export const parseHandover = (text: string): Handover | null => {
  try {
    return handoverSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

export const readHandover = async (windowId: number, log: Log): Promise<Result<Handover | null>> => {
  const path = await chooseFile(windowId);
  if (path === null) return success(null);
  try {
    const text = await readSmall(path);
    const handover = text === null ? null : parseHandover(text);
    return handover ? success(handover) : failure('FILE_NOT_UNDERSTOOD');
  } catch (cause) {
    log.error('A file of settings was not read', cause);
    return failure('FILE_NOT_UNDERSTOOD');
  }
};
