import { appPathSchema } from '#shared/ipc/windowRoutes.ts';
import { maxSavedWindows, type SavedWindow } from '../settings/settingsSchema.ts';

interface OpenWindow extends Omit<SavedWindow, 'path'> {
  /** Of the page that it shows. */
  address: string;
}

const pathOf = (address: string): string => {
  const path = address.slice(address.indexOf('#') + 1);
  // One-time tokens must not outlive the page that they were opened on.
  return appPathSchema.safeParse(path).success && !path.includes('token=') ? path : '/dashboard';
};

/** The open windows as they can be kept: settings that hold any other could not be read at the next start. */
export const windowsToSave = (open: readonly OpenWindow[]): SavedWindow[] =>
  open.slice(0, maxSavedWindows).map(({ address, ...rest }) => ({ ...rest, path: pathOf(address) }));
