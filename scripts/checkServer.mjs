import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { checkWithLogin } from '../src/main/diagnostics/serverCheck/checkWithLogin.ts';
import { isAllowedOrigin } from '../src/main/http/apiTarget.ts';
import { countEffects, findingsOf } from '../src/shared/rules/serverReport.ts';
import { reportText } from '../src/shared/rules/serverReportText.ts';
import { inProject } from './project.mjs';

/*
 * Checks a server against the contract; writes server-check.json and server-check.md. Sends reads only, or with --write
 * also creates, changes and deletes records of its own on a server that the user names as a test server.
 */

const usage = `Usage: npm run check:server -- --api=URL --email=ADDRESS [flags]

  --country=es       the country to check; default: the first of the account
  --out=NAME         the files NAME.json and NAME.md (server-check)
  --fast             without the limit of 30 requests a minute; only for a server of your own
  --write            also makes, changes and deletes records of its own; needs --test-server
  --test-server      this is a test server: no customers, no real money
  --confirm=HOST     the server's host, which --write otherwise asks for

The password is asked for, or taken from BACKOFFICE_PASSWORD.`;

/** @param {string} problem */
const end = (problem) => {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
};

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        api: { type: 'string', default: '' },
        email: { type: 'string', default: '' },
        country: { type: 'string' },
        out: { type: 'string', default: 'server-check' },
        fast: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        'test-server': { type: 'boolean', default: false },
        confirm: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return end(error instanceof Error ? error.message : 'The flags are not valid');
  }
};

/** Reads a line from the terminal without an echo. */
const askPassword = () =>
  new Promise((resolve) => {
    process.stderr.write('Password: ');
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
    terminal.once('close', () => resolve(''));
    terminal.question('', (answer) => {
      resolve(answer);
      terminal.close();
      process.stderr.write('\n');
    });
  });

/** Asks for the host, so that the user checks the address once more. */
const askHost = async (host) => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.question(`Records will be made and deleted on ${host}. Type the host to go on: `, (answer) => {
      resolve(answer.trim());
      terminal.close();
    });
  });
};

const { api, email, country, out, fast, write, confirm, 'test-server': isTestServer } = readFlags();
const origin = URL.canParse(api) ? new URL(api).origin : '';
if (!isAllowedOrigin(origin)) end('--api must be an https address; http only for this machine');
if (email === '') end('--email is missing');
const { host } = new URL(origin);
if (write && !isTestServer) end('--write is only for a test server: add --test-server if it is one');
if (write && (confirm ?? (await askHost(host))) !== host)
  end(`Nothing was sent: --write needs the host ${host}`);
const password = process.env.BACKOFFICE_PASSWORD ?? (await askPassword());

const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const result = await checkWithLogin({
  origin,
  email,
  password: String(password),
  country,
  isFast: fast,
  isWriting: write,
  appVersion: version,
  onProgress: ({ done, total, operation }) => console.log(`${done + 1}/${total} ${operation}`),
  signal: stopped.signal,
});
if (!result.ok) {
  const { code, status } = result.error;
  console.error(`The login failed: ${code}${status ? ` (${status})` : ''}`);
  process.exit(1);
}
writeFileSync(`${out}.json`, `${JSON.stringify(result.data, null, 2)}\n`);
writeFileSync(`${out}.md`, reportText(result.data));
const { broken, unreadable, tolerated } = countEffects(findingsOf(result.data));
console.log(`${broken} do not work, ${unreadable} unreadable, ${tolerated} tolerated: ${out}.md`);
process.exit(broken > 0 || result.data.state === 'stopped' ? 1 : 0);
