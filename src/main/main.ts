import { app, dialog } from 'electron';
import { startApp } from './app/startApp.ts';
import { registerAppScheme } from './platform/appProtocol.ts';
import { parseCommandLine } from './platform/commandLine.ts';
import { createLog } from './platform/log.ts';
import { makePrivateFolder } from './platform/privateFolder.ts';

const commandLine = parseCommandLine(process.argv, process.cwd());
const userData = commandLine.userDataDir ?? app.getPath('userData');
makePrivateFolder(userData, commandLine.userDataDir !== null);
app.setPath('userData', userData);
app.setAppUserModelId('app.marketplace.backoffice');
app.enableSandbox();
registerAppScheme();

const log = createLog(userData);
process.on('uncaughtException', (cause) => log.error('Uncaught exception', cause));
process.on('unhandledRejection', (cause) => log.error('Unhandled rejection', cause));

if (commandLine.problems.length > 0) {
  dialog.showErrorBox('Marketplace Back Office', commandLine.problems.join('\n'));
  app.exit(2);
} else if (app.requestSingleInstanceLock()) {
  await app.whenReady();
  await startApp(commandLine, log);
} else {
  // The running instance was told; it takes over what this start asked for.
  app.quit();
}
