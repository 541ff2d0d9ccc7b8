import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shellFlag } from '../shellFlags.ts';
import { preparedAnswers, preparedSaves, record } from '../shellRecords.ts';
import { app } from './app.ts';
import { checkOptions } from './optionTypes.ts';

interface MessageOptions {
  message: string;
  detail?: string;
  buttons?: string[];
  defaultId?: number;
  cancelId?: number;
}
interface SaveOptions {
  defaultPath?: string;
}

/** Electron's dialogs take an optional window first. */
const optionsOf = <Options>(args: unknown[]): Options => args.at(-1) as Options;

const preparedOrDefault = ({ defaultId = 0 }: MessageOptions): number => preparedAnswers.shift() ?? defaultId;

/** The first choice that is not "cancel". */
const goingOn = ({ buttons = [], cancelId = 0 }: MessageOptions): number =>
  Math.max(
    0,
    buttons.findIndex((_label, index) => index !== cancelId),
  );

const answer = (args: unknown[], choose: (options: MessageOptions) => number): number => {
  const options = optionsOf<MessageOptions>(args);
  checkOptions('MessageBoxOptions', options);
  const response = choose(options);
  record('messageBox', { message: options.message, buttons: options.buttons ?? [], response });
  return response;
};

/** Nobody sits at a native dialog here: message boxes take their default, files go to the export folder. */
export const dialog = {
  showMessageBox: async (...args: unknown[]) => ({
    response: answer(args, preparedOrDefault),
    checkboxChecked: false,
  }),
  // Only these make a window wait with closing; when the process is made to end, they may not hold it up.
  showMessageBoxSync: (...args: unknown[]): number =>
    answer(args, app.isStopping ? goingOn : preparedOrDefault),
  showErrorBox: (title: string, content: string): void => {
    record('errorBox', { title, content });
    console.error(`${title}: ${content}`);
  },
  showSaveDialog: async (...args: unknown[]) => {
    const { defaultPath = 'file' } = optionsOf<SaveOptions>(args);
    const directory = shellFlag('export-dir') ?? app.getPath('downloads');
    mkdirSync(directory, { recursive: true });
    const prepared = preparedSaves.shift();
    const filePath = prepared === null ? '' : (prepared ?? join(directory, basename(defaultPath)));
    record('saveDialog', { filePath });
    return { canceled: prepared === null, filePath };
  },
};
