import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

/*
 * Replaces Electron's own default_app.asar, which the packaged runtime lacks: loads the modules of `-r` (such
 * as Playwright's loader), then the app in the folder on the command line.
 */

process.defaultApp = true;

const requiredModules = [];
let folder = '.';
for (let index = 1; index < process.argv.length; index += 1) {
  const argument = process.argv[index];
  if (argument === '-r') {
    index += 1;
    requiredModules.push(resolve(process.argv[index]));
  } else if (!argument.startsWith('-')) {
    folder = argument;
    break;
  }
}

const require = createRequire(import.meta.url);
for (const file of requiredModules) require(file);

const directory = resolve(folder);
const description = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
app.setVersion(description.version);
app.setName(description.productName ?? description.name);
app.setDesktopName(description.desktopName ?? `${app.name}.desktop`);
app.setAppPath(directory);
// Awaited at the top level: `ready` must not be emitted before the app's own module has been evaluated.
await import(pathToFileURL(join(directory, description.main)).href);
