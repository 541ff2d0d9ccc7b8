import { startDisplay } from '../../scripts/testElectron/display.mjs';
import { testUser } from '../support/testUser.ts';

/** Shared display for all probes; those with visible windows run one after the other. */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (!process.env.TEST_ELECTRON) throw new Error('No Electron is given: start "npm run conformance".');
  if (!process.env.TEST_ELECTRON_DISPLAY) return undefined;
  const display = await startDisplay(testUser() ?? {});
  Object.assign(process.env, display.env);
  return display.stop;
};
