import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shellFlag } from '../shellFlags.ts';
import { preparedAnswers, record } from '../shellRecords.ts';
import { app } from './app.ts';

interface MessageOptions {
  message: string;
  detail?: string;
  buttons?: string[];
  defaultId?: number;
}
interface SaveOptions {
  defaultPath?: string;
}

/** Electron's dialogs take an optional window first. */
const optionsOf = <Options>(args: unknown[]): Options => args.at(-1) as Options;

const answer = (args: unknown[]): number => {
  const { message, buttons = [], defaultId = 0 } = optionsOf<MessageOptions>(args);
  const response = preparedAnswers.shift() ?? defaultId;
  record('messageBox', { message, buttons, response });
  return response;
};

/** Nobody sits at a native dialog here: message boxes take their default, files go to the export folder. */
export const dialog = {
  showMessageBox: async (...args: unknown[]) => ({ response: answer(args), checkboxChecked: false }),
  showMessageBoxSync: (...args: unknown[]): number => answer(args),
  showErrorBox: (title: string, content: string): void => {
    record('errorBox', { title, content });
    console.error(`${title}: ${content}`);
  },
  showSaveDialog: async (...args: unknown[]) => {
    const { defaultPath = 'file' } = optionsOf<SaveOptions>(args);
    const directory = shellFlag('export-dir') ?? app.getPath('downloads');
    mkdirSync(directory, { recursive: true });
    const filePath = join(directory, basename(defaultPath));
    record('saveDialog', { filePath });
    return { canceled: false, filePath };
  },
};
