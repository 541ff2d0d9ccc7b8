import { isAbsolute, resolve } from 'node:path';
import { apiOriginSchema } from '#shared/ipc/settingsRoutes.ts';

/** The flags of the app, the same in Electron and in the browser shell. */
export interface CommandLine {
  /** Use this API origin instead of the sample data. */
  api: string | null;
  userDataDir: string | null;
  exportDir: string | null;
  /** A preset to read in place of the machine's; only where the app is not installed. */
  preset: string | null;
  demoOrders: number;
  /** Behave like the first start of an installed app: ask where to connect to. */
  askConnection: boolean;
  /** Sentences about flags that could not be understood. */
  problems: string[];
}

export const defaultDemoOrders = 5000;

/** The app's own flags and what each takes; `null`: nothing. */
const ownFlags: Record<string, string | null> = {
  api: 'URL',
  'ask-connection': null,
  'user-data-dir': 'DIR',
  'export-dir': 'DIR',
  'demo-orders': 'N',
  preset: 'FILE',
};

/** Flags of Chromium, Node and the updater that a person, a test or the system may start the app with. */
const runtimeFlags =
  /^(?:no-sandbox|lang|log-(?:file|level|net-log)|enable-logging|v|vmodule|js-flags|updated|force-run|password-store|use-gl|gtk-version|high-dpi-support|no-proxy-server|no-deprecation|original-process-start-time|(?:disable|enable|force|ozone|proxy|inspect|remote-debugging|trace|auth)(?:-[a-z-]+)?)$/;

const unknownFlags = (argv: readonly string[]): string[] =>
  argv.filter((argument) => {
    const name = /^--([^=]*)/.exec(argument)?.[1];
    return name !== undefined && !Object.hasOwn(ownFlags, name) && !runtimeFlags.test(name);
  });

const listOfFlags = Object.entries(ownFlags)
  .map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`))
  .join(', ');

const flagValue = (argv: readonly string[], flag: string): string | null => {
  const prefix = `--${flag}=`;
  return argv.findLast((argument) => argument.startsWith(prefix))?.slice(prefix.length) ?? null;
};

const directory = (text: string | null, cwd: string): string | null => {
  if (!text) return null;
  return isAbsolute(text) ? text : resolve(cwd, text);
};

export const parseCommandLine = (argv: readonly string[], cwd: string): CommandLine => {
  const unknown = unknownFlags(argv);
  const problems =
    unknown.length > 0 ? [`Unknown: ${unknown.join(', ')}. The flags are: ${listOfFlags}.`] : [];
  const api = flagValue(argv, 'api');
  const origin = api === null ? null : apiOriginSchema.safeParse(api);
  if (origin && !origin.success) {
    problems.push(
      '--api takes an https address such as https://api.example.com (http only for this computer).',
    );
  }
  const orders = flagValue(argv, 'demo-orders');
  const demoOrders = orders === null ? defaultDemoOrders : Number(orders);
  if (!Number.isInteger(demoOrders) || demoOrders < 0 || demoOrders > 5_000_000) {
    problems.push('--demo-orders takes a whole number from 0 to 5000000.');
  }
  return {
    api: origin?.success ? origin.data : null,
    userDataDir: directory(flagValue(argv, 'user-data-dir'), cwd),
    preset: directory(flagValue(argv, 'preset'), cwd),
    exportDir: directory(flagValue(argv, 'export-dir'), cwd),
    demoOrders,
    askConnection: argv.includes('--ask-connection'),
    problems,
  };
};
