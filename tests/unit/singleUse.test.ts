import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Operation, operations } from '../../src/shared/api/operations.ts';
import { listPatterns } from '../../src/shared/screens/screenPatterns.ts';

/** Names allowed in a single place, or nowhere: rules that import checks cannot express. */
interface SingleUse {
  what: string;
  pattern: RegExp;
  where: RegExp;
  only: RegExp | null;
  example: string;
}

const names = new Set([
  ...Object.keys(listPatterns),
  ...Object.values(operations).flatMap(({ entity }: Operation) => entity ?? []),
]);
const entities = [...names].join('|');
/** A city is also the scope of records, so `cities` is a name of shared screens too. */
const entityKeys = [...names].filter((name) => name !== 'cities').join('|');

const rules: SingleUse[] = [
  {
    // Shared screens work for any entity; code shared by several entities belongs in marketplace/.
    what: 'the name or the schema of an entity below the marketplace',
    pattern: new RegExp(
      `(['"\`])(?:${entities})(?:\\.\\w+)?\\1|\\bpaths\\.(?:${entities})\\b` +
        "|'#shared/api/(?!auth|contracts|operations)",
    ),
    where: /^src\/renderer\/(?:resource|ui|data|stores)\//,
    only: null,
    example: "const orders = entitySource({ entity: 'orders' });",
  },
  {
    what: 'a rule per entity below the marketplace',
    pattern: new RegExp(`[{,;]\\s*(?:${entityKeys})\\??:`),
    where: /^src\/renderer\/(?:resource|ui|data|stores)\//,
    only: null,
    example: "const secrets = { orders: ['secureCode'] };",
  },
  {
    what: 'ipcMain',
    pattern: /\bipcMain\b/,
    where: /^src\/main\//,
    only: /^src\/main\/ipc\/registerIpc\.ts$/,
    example: "import { app, ipcMain } from 'electron';",
  },
  {
    what: 'sending to a window unasked',
    pattern: /\b(?:webContents|contents|senderFrame|mainFrame)\??\s*\.\s*(?:send|postMessage)\b/,
    where: /^src\/main\//,
    only: /^src\/main\/windows\/broadcast\.ts$/,
    example: "window.webContents.send('session', state);",
  },
  {
    what: 'code handed to a window',
    pattern: /\bexecuteJavaScript\b|\binsertCSS\b/,
    where: /^src\/main\//,
    only: null,
    example: 'await contents.executeJavaScript(text);',
  },
  {
    what: 'ipcRenderer and contextBridge',
    pattern: /\bipcRenderer\b|\bcontextBridge\b/,
    where: /^src\/(?:main|preload|renderer|shared)\//,
    only: /^src\/preload\/index\.ts$/,
    example: "ipcRenderer.invoke('request');",
  },
  {
    what: 'the bridge on window',
    pattern: /\b(?:window|globalThis|self)\s*(?:\.|\[['"])\s*backoffice\b/,
    where: /^src\/renderer\//,
    only: /^src\/renderer\/ipc\/bridge\.ts$/,
    example: "window['backoffice'].request('auth.state');",
  },
  {
    what: 'the network in a window',
    pattern: /\bfetch\(|\bXMLHttpRequest\b|\bnew WebSocket\b|\bEventSource\b|\bsendBeacon\b/,
    where: /^src\/(?:renderer|preload)\//,
    only: null,
    example: "const answer = await fetch('/api/v1/admins');",
  },
  {
    // Schemas would bundle Zod, which is large and generates code from text; the windows' CSP forbids that.
    what: 'a schema in a window',
    pattern: /(?:^|\s)import (?!type\b)[^;]*? from '#shared\/(?:api\/(?!operations\.)|ipc\/\w*[rR]outes)/m,
    where: /^src\/renderer\/(?!.*\.test\.)/,
    only: null,
    example: "import { weekdays } from '#shared/api/establishments.ts';",
  },
  {
    what: 'opening something outside the app',
    pattern: /(?<!['"])\bshell\s*\.\s*(?:openExternal|openPath|showItemInFolder)\b/,
    where: /^src\/main\//,
    only: /^src\/main\/(?:links\/externalLinks|exports\/exportFolders)\.ts$/,
    example: 'await shell.openExternal(url);',
  },
  {
    what: 'a message box of the system',
    pattern: /\bshowMessageBox(?:Sync)?\b/,
    where: /^src\/main\//,
    only: /^src\/main\/platform\/askOver\.ts$/,
    example: "await dialog.showMessageBox({ message: 'Sure?' });",
  },
  {
    what: 'the keychain library',
    pattern: /@napi-rs\/keyring/,
    where: /^src\//,
    only: /^src\/main\/auth\/keyringLibrary\.ts$/,
    example: "const { Entry } = createRequire(import.meta.url)('@napi-rs/keyring');",
  },
  {
    what: 'markup or code made from text',
    pattern: /\bdangerouslySetInnerHTML\b|\.innerHTML\b|\bouterHTML\b|\beval\(|\bnew Function\(/,
    where: /^src\/(?:renderer|preload|main|shared)\//,
    only: null,
    example: 'element.innerHTML = name;',
  },
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Comments may contain names that are forbidden in code. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const offenders = ({ pattern, where, only }: SingleUse): string[] =>
  sources
    .filter((file) => where.test(file) && !only?.test(file))
    .filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))));

test.each(rules)('$what is used in a single place', (rule) => {
  expect(offenders(rule)).toEqual([]);
});

test.each(rules)('$what is detected', ({ pattern, example }) => {
  expect(pattern.test(withoutComments(`/* note */ ${example} // more`))).toBe(true);
});
