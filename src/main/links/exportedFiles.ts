import { existsSync } from 'node:fs';
import { shell } from 'electron';

/** Opening a file may run it: only what this app writes is opened, and that is CSV. */
export const isExportedFile = (path: string): boolean => /\.csv$/i.test(path) && existsSync(path);

/** Opens a file with the program that the system has for it; answers what the system said against it, else ''. */
export const openExportedFile = (path: string): Promise<string> => shell.openPath(path);

export const revealExportedFile = (path: string): void => shell.showItemInFolder(path);
