import { parseArgs } from 'node:util';
import { maxCities } from './seed/es/spanishCities.ts';
import { parseInstant } from './time/zonedTime.ts';

export interface ServerOptions {
  port: number;
  host: string;
  seed: number;
  orders: number;
  cities: number;
  accessTtl: number;
  db: string | null;
  /** Start time of the server's clock; `null`: the system clock. */
  now: Date | null;
  /** Speed of the simulated activity; `null`: off. */
  live: number | null;
  latency: number;
  faults: boolean;
}

/** Invalid command line, with a message for the user. */
export class UsageError extends Error {}

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  seed: { type: 'string', default: '1' },
  orders: { type: 'string', default: '5000' },
  cities: { type: 'string', default: '3' },
  'access-ttl': { type: 'string', default: '900' },
  db: { type: 'string' },
  now: { type: 'string' },
  live: { type: 'string' },
  latency: { type: 'string', default: '0' },
  faults: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const meanings: Readonly<Record<keyof typeof options, readonly [value: string, meaning: string]>> = {
  port: ['=N', 'use this port; 0 is any free one'],
  host: ['=NAME', 'listen on this address: 127.0.0.1, localhost or ::1'],
  seed: ['=N', 'seed of the sample data; the same seed gives the same rows on the same day'],
  orders: ['=N', 'number of orders in the sample data'],
  cities: ['=N', `number of cities in Spain, from 3 to ${maxCities}`],
  'access-ttl': ['=SECONDS', 'lifetime of an access token'],
  db: ['=FILE', 'store the data in this file; without it, the data is lost when the server stops'],
  now: ['=INSTANT', "start of the sample server's clock, such as 2026-10-24T10:00:00Z"],
  live: ['[=SPEED]', 'speed of new sample orders: 1 is real time; without it, there are none'],
  latency: ['=MS', 'delay of every answer'],
  faults: ['', 'enable fault injection (x-demo-fault, /__faults)'],
  help: ['', 'print the flags'],
};

const describe = ([name, [value, meaning]]: [string, readonly [string, string]]): string => {
  const { default: usual } = options[name as keyof typeof options] as { default?: string | boolean };
  return `  ${`--${name}${value}`.padEnd(21)} ${meaning}${typeof usual === 'string' ? ` (${usual})` : ''}`;
};

/** Output of `--help`; also follows the message of a usage error. */
export const usage = ['Usage: npm run demo-api -- [flags]\n', ...Object.entries(meanings).map(describe)].join(
  '\n',
);

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

/** `--live` alone means speed 1. Node's parser does not support optional values. */
const withSpeed = (argument: string): string => (argument === '--live' ? '--live=1' : argument);

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: args.map(withSpeed), options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The arguments are not valid');
  }
};

const wholeNumber = (flag: string, text: string, min: number, max: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`--${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
};

const instant = (text: string): Date => {
  const parsed = parseInstant(text);
  if (parsed === null)
    throw new UsageError(`--now must be an instant such as 2026-10-24T10:00:00Z, not "${text}"`);
  return new Date(parsed);
};

const loopback = (host: string): string => {
  if (!loopbackHosts.includes(host)) {
    throw new UsageError(`--host must be this machine (${loopbackHosts.join(', ')}), not "${host}"`);
  }
  return host;
};

/** `null`: help requested. */
export const parseCommandLine = (args: readonly string[]): ServerOptions | null => {
  const values = readArguments(args);
  if (values.help) return null;
  if (values.db === '') throw new UsageError('--db needs the name of a file');
  return {
    port: wholeNumber('port', values.port, 0, 65_535),
    host: loopback(values.host),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
    orders: wholeNumber('orders', values.orders, 0, 5_000_000),
    cities: wholeNumber('cities', values.cities, 3, maxCities),
    accessTtl: wholeNumber('access-ttl', values['access-ttl'], 1, 31_536_000),
    db: values.db ?? null,
    now: values.now === undefined ? null : instant(values.now),
    live: values.live === undefined ? null : wholeNumber('live', values.live, 1, 1000),
    latency: wholeNumber('latency', values.latency, 0, 60_000),
    faults: values.faults,
  };
};
