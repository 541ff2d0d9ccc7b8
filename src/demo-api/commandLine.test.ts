import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from './commandLine.ts';

describe('the command line', () => {
  it('has a default for every flag', () => {
    expect(parseCommandLine([])).toEqual({
      port: 4010,
      host: '127.0.0.1',
      seed: 1,
      orders: 5000,
      cities: 3,
      accessTtl: 900,
      db: null,
      now: null,
      live: null,
      latency: 0,
      faults: false,
    });
  });

  it('accepts every flag, with a space or an equals sign', () => {
    const text =
      '--port 0 --host=localhost --seed 7 --orders=1000000 --access-ttl 5 --db data.sqlite --now 2026-10-24T12:00:00+02:00 --faults --cities 40 --live=60 --latency=100';
    expect(parseCommandLine(text.split(' '))).toEqual({
      port: 0,
      host: 'localhost',
      seed: 7,
      orders: 1_000_000,
      cities: 40,
      accessTtl: 5,
      db: 'data.sqlite',
      now: new Date('2026-10-24T10:00:00Z'),
      live: 60,
      latency: 100,
      faults: true,
    });
  });

  it.each([
    '--port=x',
    '--port=65536',
    '--port=-1',
    '--host=0.0.0.0',
    '--host=example.org',
    '--seed=1.5',
    '--orders=-5',
    '--orders=',
    '--access-ttl=0',
    '--db=',
    '--now=2026-10-24',
    '--now=soon',
    '--cities=2',
    '--cities=1000',
    '--live=0',
    '--latency=-1',
    '--unknown',
    'positional',
    '--port',
  ])('rejects %s with a message', (argument) => {
    expect(() => parseCommandLine([argument])).toThrow(UsageError);
  });
});
