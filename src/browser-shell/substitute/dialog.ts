import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type {
  Dialog,
  MessageBoxOptions,
  MessageBoxReturnValue,
  OpenDialogOptions,
  SaveDialogOptions,
} from 'electron';
import { preparedDialogs } from '../preparedDialogs.ts';
import { shellFlag } from '../shellFlags.ts';
import { record } from '../shellRecords.ts';
import { app } from './app.ts';
import { BrowserWindow } from './browserWindow.ts';
import { checkOptions } from './optionTypes.ts';

/** The first argument of Electron's dialogs is an optional window. */
const optionsOf = <Options>(args: unknown[]): Options => args.at(-1) as Options;

const parentOf = (args: unknown[]): number | null =>
  args.length > 1 ? ((args[0] as { id?: number } | null)?.id ?? null) : null;

const checkReady = (): void => {
  if (!app.isReady()) throw new Error('dialog module can only be used after app is ready');
};

/** Electron's default for `cancelId`. */
const cancelIdOf = ({ buttons = [], cancelId, defaultId = -1 }: MessageBoxOptions): number => {
  if (cancelId !== undefined) return cancelId;
  const named = buttons.findIndex((label) => ['cancel', 'no'].includes(label.toLowerCase()));
  if (named >= 0) return named;
  return defaultId === 0 && buttons.length > 1 ? 1 : 0;
};

/** Boxes of a window, sent to its page on every change and on connect. */
export const boxesMessage = (windowId: number) =>
  ({ type: 'boxes', boxes: preparedDialogs.over(windowId) }) as const;

preparedDialogs.onChanged = (windowId) =>
  BrowserWindow.fromId(windowId)?.webContents.post(boxesMessage(windowId));

const showMessageBox = async (...args: unknown[]): Promise<MessageBoxReturnValue> => {
  checkReady();
  const options = optionsOf<MessageBoxOptions>(args);
  if (options.buttons && !Array.isArray(options.buttons)) throw new TypeError('Buttons must be an array');
  for (const name of ['title', 'message', 'detail'] as const)
    if (typeof (options[name] ?? '') !== 'string')
      throw new TypeError(`${name.charAt(0).toUpperCase()}${name.slice(1)} must be a string`);
  checkOptions('MessageBoxOptions', options);
  const { message, detail = '', buttons = ['OK'], defaultId = 0, signal } = options;
  const cancelId = cancelIdOf(options);
  const parent = parentOf(args);
  if (parent === null) throw new Error('A message box without a window stops main on macOS: give it one');
  // Electron leaves `response` undefined if the signal is already aborted, contrary to its types.
  if (signal?.aborted) return { cancelId, checkboxChecked: false } as unknown as MessageBoxReturnValue;
  record('messageBox', { message, buttons, parent });
  const box = { message, detail, buttons, defaultId, cancelId };
  const response = await preparedDialogs.ask(box, parent, signal);
  record('messageBoxAnswer', { message, response });
  return { response, checkboxChecked: false };
};

const exportFolder = (): string => {
  const directory = shellFlag('export-dir') ?? app.getPath('downloads');
  mkdirSync(directory, { recursive: true });
  return directory;
};

const showSaveDialog = async (...args: unknown[]) => {
  checkReady();
  const options = optionsOf<SaveDialogOptions>(args);
  checkOptions('SaveDialogOptions', options);
  const directory = exportFolder();
  const usual = { canceled: false, filePath: join(directory, basename(options.defaultPath || 'file')) };
  const answer = preparedDialogs.nextSave() ?? usual;
  record('saveDialog', { filePath: answer.filePath, canceled: answer.canceled });
  return answer;
};

const showOpenDialog = async (...args: unknown[]) => {
  checkReady();
  const options = optionsOf<OpenDialogOptions>(args);
  checkOptions('OpenDialogOptions', options);
  const usual = options.properties?.includes('openDirectory') ? [exportFolder()] : [];
  const filePaths = preparedDialogs.nextOpen() ?? usual;
  const answer = { canceled: filePaths.length === 0, filePaths };
  record('openDialog', { ...answer, properties: options.properties, parent: parentOf(args) });
  return answer;
};

/** Message boxes open in the page of their window; exports go to the export folder. */
export const dialog = {
  showMessageBox,
  // A synchronous box would block all of main: IPC, downloads and timers.
  showMessageBoxSync: (): never => {
    throw new Error('showMessageBoxSync stops the whole app: ask with showMessageBox');
  },
  // On Linux before `ready`, Electron only writes to stderr.
  showErrorBox: (title: string, content: string): void => {
    if (process.platform !== 'linux' || app.isReady()) record('errorBox', { title, content });
    console.error(`${title}: ${content}`);
  },
  showOpenDialog,
  showSaveDialog,
} satisfies Pick<
  Dialog,
  'showMessageBox' | 'showMessageBoxSync' | 'showErrorBox' | 'showOpenDialog' | 'showSaveDialog'
>;
