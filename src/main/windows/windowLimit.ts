import { BrowserWindow } from 'electron';

/** More than anybody reads; each is a process of its own. */
const maxWindows = 12;

export const hasRoomForWindow = (): boolean => BrowserWindow.getAllWindows().length < maxWindows;
