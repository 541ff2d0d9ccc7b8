import { failure, type Result, success } from '#shared/ipc/result.ts';

interface RestartParts {
  isExporting: () => boolean;
  windows: {
    hasUnsaved: () => boolean;
    confirmDiscards: (how: { isRestart: boolean; isStillWanted: () => boolean }) => Promise<boolean>;
    takeBackDiscards: () => void;
  };
  /** Sends and writes down what the end of the app would wait for. */
  settle: () => Promise<unknown>;
}

/**
 * Does everything before the installer starts that the app would otherwise do while it quits. On Windows the installer
 * runs first and ends an app that is still there 1.3 seconds later (electron-builder's `CHECK_APP_RUNNING`), in the
 * middle of a call that was held back.
 */
export const prepareRestart = async ({
  isExporting,
  windows,
  settle,
}: RestartParts): Promise<Result<null>> => {
  const isStillWanted = (): boolean => !isExporting();
  do {
    if (isExporting()) break;
    // An export may begin in another window while the question stands.
    if (!(await windows.confirmDiscards({ isRestart: true, isStillWanted }))) {
      if (isExporting()) break;
      windows.takeBackDiscards();
      return failure('DECLINED');
    }
    await settle();
    // Somebody may have typed on while the last calls went out.
  } while (windows.hasUnsaved());
  if (!isExporting()) return success(null);
  windows.takeBackDiscards();
  return failure('EXPORT_RUNNING');
};
