import { provideTestElectron } from '../../scripts/testElectron/provide.mjs';

/** Gives the tests a real Electron and a display, unless a run of several steps has given them already. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.TEST_ELECTRON) return undefined;
  const electron = await provideTestElectron(process.execPath);
  if ('reason' in electron) throw new Error(`Electron cannot run here: ${electron.reason}.`);
  Object.assign(process.env, electron.env);
  return electron.stop;
};
