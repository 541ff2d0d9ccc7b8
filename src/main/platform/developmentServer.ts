import { app } from 'electron';

/**
 * `npm run dev` serves the renderer from a loopback address that electron-vite puts into the environment. An installed
 * app never looks there: whoever sets the variable would show a page of theirs in our windows.
 */
export const developmentServer = (): URL | null => {
  const address = process.env.ELECTRON_RENDERER_URL;
  return app.isPackaged || !address || !URL.canParse(address) ? null : new URL(address);
};
