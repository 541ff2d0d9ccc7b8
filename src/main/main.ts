import { app } from 'electron';
import { startApp } from './app/startApp.ts';
import { createLinkInbox, findDeepLink } from './links/deepLinks.ts';
import { registerAppScheme } from './platform/appProtocol.ts';
import { parseCommandLine, startedWithoutSandbox } from './platform/commandLine.ts';
import { collectCrashDumps } from './platform/crashDumps.ts';
import { createLog } from './platform/log.ts';
import { makePrivateFolder } from './platform/privateFiles.ts';
import { refuseStart } from './platform/refuseStart.ts';
import { closeDebuggingPort } from './platform/security.ts';
import { introduceToWindows } from './platform/systemIdentity.ts';

/** Frames of Node and of packages come first and would use up the default of ten. */
Error.stackTraceLimit = 40;

const giveUp = (cause: unknown): void => refuseStart(`The app could not start.\n${String(cause)}`, 1);

// Must stay synchronous: Electron emits `ready` only after this file has been evaluated.
const begin = (): void => {
  const commandLine = parseCommandLine(process.argv, process.cwd());
  const userData = commandLine.userDataDir ?? app.getPath('userData');
  makePrivateFolder(userData, commandLine.userDataDir !== null);
  closeDebuggingPort(userData);
  app.setPath('userData', userData);
  introduceToWindows();
  app.enableSandbox();
  registerAppScheme();

  const log = createLog(userData);
  if (startedWithoutSandbox()) log.info('Started without the sandbox: the system does not confine the pages');
  process.on('uncaughtException', (cause) => log.error('Uncaught exception', cause, 'main'));
  process.on('unhandledRejection', (cause) => log.error('Unhandled rejection', cause, 'main'));

  // On macOS the link that launched the app arrives before `ready`.
  const links = createLinkInbox();
  app.on('open-url', (event, url) => {
    event.preventDefault();
    links.add(url);
  });
  links.add(findDeepLink(process.argv));

  if (commandLine.problems.length > 0) {
    refuseStart(commandLine.problems.join('\n'), 2);
  } else if (app.requestSingleInstanceLock()) {
    collectCrashDumps(userData, log);
    app
      .whenReady()
      .then(() => startApp(commandLine, links, log))
      .catch((cause: unknown) => {
        log.error('The app could not start', cause);
        giveUp(cause);
      });
  } else {
    // The running instance was notified and receives a link. Flags count only at its own start.
    const taken =
      'The app runs already with this folder of settings: it comes to the front, and flags do not count.';
    log.info(taken);
    process.stdout.write(`${taken}\n`);
    app.quit();
  }
};

// A failed start would leave a process without a window that may hold the instance lock.
try {
  begin();
} catch (cause) {
  giveUp(cause);
}
