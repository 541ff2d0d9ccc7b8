import { parseArgs } from 'node:util';
import { parseInstant } from './time/zonedTime.ts';

export interface ServerOptions {
  port: number;
  host: string;
  seed: number;
  orders: number;
  accessTtl: number;
  db: string | null;
  /** Where the server's clock starts; null: it is the machine's own. */
  now: Date | null;
  faults: boolean;
}

/** A command line that cannot be run; the message tells a person why. */
export class UsageError extends Error {}

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  seed: { type: 'string', default: '1' },
  orders: { type: 'string', default: '5000' },
  'access-ttl': { type: 'string', default: '900' },
  db: { type: 'string' },
  now: { type: 'string' },
  faults: { type: 'boolean', default: false },
} as const;

const loopbackHosts = ['127.0.0.1', 'localhost', '::1'];

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
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

export const parseCommandLine = (args: readonly string[]): ServerOptions => {
  const values = readArguments(args);
  if (values.db === '') throw new UsageError('--db needs the name of a file');
  return {
    port: wholeNumber('port', values.port, 0, 65_535),
    host: loopback(values.host),
    seed: wholeNumber('seed', values.seed, 0, 2 ** 32 - 1),
    orders: wholeNumber('orders', values.orders, 0, 5_000_000),
    accessTtl: wholeNumber('access-ttl', values['access-ttl'], 1, 31_536_000),
    db: values.db ?? null,
    now: values.now === undefined ? null : instant(values.now),
    faults: values.faults,
  };
};
