import { isAbsolute, resolve } from 'node:path';
import { apiOriginSchema } from '#shared/ipc/settingsRoutes.ts';
import { linkScheme } from '#shared/screens/screenPatterns.ts';

/** Flags of the app, the same in Electron and in the browser shell. */
export interface CommandLine {
  /** API origin to use instead of the sample data. */
  api: string | null;
  userDataDir: string | null;
  exportDir: string | null;
  /** Preset file to read instead of the machine's. Only for an app that is not installed. */
  preset: string | null;
  demoOrders: number;
  /** Speed of changes in the sample data: 1 is real time, 0 is none. */
  demoLive: number;
  /** Seed of the sample data; the same seed makes the same rows on the same day. `null`: not chosen. */
  demoSeed: number | null;
  /** Instant at which the clock of the sample data starts; `null`: the system clock. */
  demoNow: string | null;
  /** The sample server accepts requests for faults. */
  demoFaults: boolean;
  /** Acts like the first start of an installed app: asks for the server to connect to. */
  askConnection: boolean;
  problems: string[];
}

export const defaultDemoOrders = 5000;

/** The app's own flags and their values; `null`: no value. */
const ownFlags: Record<string, string | null> = {
  api: 'URL',
  'ask-connection': null,
  'user-data-dir': 'DIR',
  'export-dir': 'DIR',
  'demo-orders': 'N',
  'demo-live': 'SPEED',
  'demo-seed': 'N',
  'demo-now': 'INSTANT',
  'demo-faults': null,
  preset: 'FILE',
};

/** Chromium flags for problematic drivers and displays, for accessibility, and for the language. */
const graphicsFlags = [
  'disable-gpu',
  'disable-gpu-compositing',
  'disable-gpu-rasterization',
  'disable-software-rasterizer',
  'disable-accelerated-2d-canvas',
  'disable-direct-composition',
  'disable-dev-shm-usage',
  'enable-unsafe-swiftshader',
  'ignore-gpu-blocklist',
  'in-process-gpu',
  'use-gl',
  'use-angle',
  'ozone-platform',
  'ozone-platform-hint',
  'gtk-version',
  'force_high_performance_gpu',
  'force_low_power_gpu',
  'force-color-profile',
  'force-device-scale-factor',
  'high-dpi-support',
  'enable-wayland-ime',
  'wayland-text-input-version',
  'force-renderer-accessibility',
  'force-prefers-reduced-motion',
  'lang',
];

/**
 * Flags of company networks, logging, the updater, the AppImage launcher (`no-sandbox`) and tests. Flags that
 * remove protection are excluded (`disable-web-security`, `ignore-certificate-errors`, feature lists,
 * wrappers of child processes): Chromium has already applied them, so the app refuses to start.
 */
const runtimeFlags =
  /^(?:proxy-(?:server|bypass-list|pac-url|auto-detect)|no-proxy-server|auth-(?:server|negotiate-delegate)-(?:allowlist|whitelist)|disable-http2|disable-ntlm-v2|password-store|enable-logging|log-(?:file|level|net-log)|v|vmodule|trace-[a-z-]+|no-deprecation|updated|force-run|original-process-start-time|no-sandbox|inspect(?:-[a-z-]+)?|remote-debugging-port|js-flags)$/;

const isKnown = (name: string): boolean =>
  Object.hasOwn(ownFlags, name) || graphicsFlags.includes(name) || runtimeFlags.test(name);

/** True for an argument meant as a link to the app, valid or not. */
export const isLink = (argument: string): boolean => argument.toLowerCase().startsWith(`${linkScheme}:`);

const nameOfFlag = (argument: string): string => /^--([^=]*)/.exec(argument)?.[1] ?? '';

const unknownFlags = (argv: readonly string[]): string[] =>
  argv.filter((argument) => argument.startsWith('--') && !isKnown(nameOfFlag(argument)));

/**
 * Words after one of the app's flags, usually the rest of an unquoted path with a space. Ignoring them would
 * use the first part of the path only. Links and the program itself are no stray words.
 */
const strayWords = (argv: readonly string[]): string[] => {
  const first = argv.findIndex((argument) => Object.hasOwn(ownFlags, nameOfFlag(argument)));
  return argv.filter((word, index) => {
    const before = argv[index - 1] ?? '';
    const isLacking = ownFlags[nameOfFlag(before)] && !/=./.test(before);
    return first >= 0 && index > first && !/^-|^\w{2,}:/.test(word) && !isLacking;
  });
};

const listOfFlags = Object.entries(ownFlags)
  .map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`))
  .join(', ');

const flagValue = (argv: readonly string[], flag: string): string | null => {
  const prefix = `--${flag}=`;
  return argv.findLast((argument) => argument.startsWith(prefix))?.slice(prefix.length) ?? null;
};

/** An instant names its offset from UTC: without one it would depend on the computer. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\S*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) && !Number.isNaN(Date.parse(text));

const directory = (text: string | null, cwd: string): string | null => {
  if (!text) return null;
  return isAbsolute(text) ? text : resolve(cwd, text);
};

export const parseCommandLine = (argv: readonly string[], cwd: string): CommandLine => {
  const unknown = unknownFlags(argv);
  const problems =
    unknown.length > 0 ? [`Unknown: ${unknown.join(', ')}. The flags are: ${listOfFlags}.`] : [];
  const stray = strayWords(argv);
  if (stray.length > 0) problems.push(`Not a flag: ${stray.join(' ')}. A path with spaces stands in quotes.`);
  for (const [name, value] of Object.entries(ownFlags)) {
    const isBare = argv.includes(`--${name}`) || argv.includes(`--${name}=`);
    if (value && isBare) problems.push(`--${name} lacks its value: --${name}=${value}.`);
  }
  const api = flagValue(argv, 'api');
  const origin = !api ? null : apiOriginSchema.safeParse(api);
  if (origin && !origin.success) {
    problems.push(
      '--api takes an https address such as https://api.example.com (http only for this computer).',
    );
  }
  const wholeNumber = (flag: string, usual: number, max: number): number => {
    const text = flagValue(argv, flag);
    const value = text === null ? usual : Number(text);
    if (!Number.isInteger(value) || value < 0 || value > max) {
      problems.push(`--${flag} takes a whole number from 0 to ${max}.`);
    }
    return value;
  };
  const demoOrders = wholeNumber('demo-orders', defaultDemoOrders, 5_000_000);
  const demoLive = wholeNumber('demo-live', 1, 1000);
  const demoSeed = flagValue(argv, 'demo-seed') === null ? null : wholeNumber('demo-seed', 1, 2 ** 32 - 1);
  const demoNow = flagValue(argv, 'demo-now');
  if (demoNow && !isInstant(demoNow))
    problems.push('--demo-now takes an instant such as 2026-10-24T10:00:00Z.');
  return {
    api: origin?.success ? origin.data : null,
    userDataDir: directory(flagValue(argv, 'user-data-dir'), cwd),
    preset: directory(flagValue(argv, 'preset'), cwd),
    exportDir: directory(flagValue(argv, 'export-dir'), cwd),
    demoOrders,
    demoLive,
    demoSeed,
    demoNow: demoNow && isInstant(demoNow) ? demoNow : null,
    demoFaults: argv.includes('--demo-faults'),
    askConnection: argv.includes('--ask-connection'),
    problems,
  };
};

/**
 * The AppImage launcher adds this flag on systems that block unprivileged user namespaces. The environment
 * variable has the same effect but appears in no argument.
 */
export const startedWithoutSandbox = (
  argv: readonly string[] = process.argv,
  env: NodeJS.ProcessEnv = process.env,
): boolean => argv.includes('--no-sandbox') || env.ELECTRON_DISABLE_SANDBOX !== undefined;
