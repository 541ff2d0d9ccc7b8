import { describe, expect, it } from 'vitest';
import { defaultDemoOrders, parseCommandLine } from './commandLine.ts';

const parse = (...flags: string[]) => parseCommandLine(['node', 'app', ...flags], '/start/here');

describe('command line', () => {
  it('needs no flag', () => {
    expect(parse()).toEqual({
      api: null,
      userDataDir: null,
      exportDir: null,
      demoOrders: defaultDemoOrders,
      askConnection: false,
      problems: [],
    });
  });

  it('reads every flag; the last one counts; folders are taken from where the app was started', () => {
    const read = parse(
      '--api=https://old.example',
      '--api=https://API.example/',
      '--user-data-dir=profile',
      '--export-dir=/exports',
      '--demo-orders=12',
      '--ask-connection',
    );
    expect(read).toEqual({
      api: 'https://api.example',
      userDataDir: '/start/here/profile',
      exportDir: '/exports',
      demoOrders: 12,
      askConnection: true,
      problems: [],
    });
  });

  it('takes plain http for this computer only', () => {
    expect(parse('--api=http://127.0.0.1:4010').api).toBe('http://127.0.0.1:4010');
    for (const address of [
      'http://api.example',
      'ftp://api.example',
      'https://u:p@api.example',
      'https://a/b',
      '',
    ]) {
      expect(parse(`--api=${address}`).problems, address).toHaveLength(1);
    }
  });

  it('says what is wrong with a number', () => {
    for (const count of ['many', '-1', '1.5', '9999999']) {
      expect(parse(`--demo-orders=${count}`).problems, count).toHaveLength(1);
    }
  });
});
