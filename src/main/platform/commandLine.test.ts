import { describe, expect, it } from 'vitest';
import { defaultDemoOrders, parseCommandLine, startedWithoutSandbox } from './commandLine.ts';

const parse = (...flags: string[]) => parseCommandLine(['node', 'app', ...flags], '/start/here');

describe('command line', () => {
  it('needs no flag', () => {
    expect(parse()).toEqual({
      api: null,
      userDataDir: null,
      exportDir: null,
      preset: null,
      demoOrders: defaultDemoOrders,
      demoLive: 1,
      demoSeed: null,
      demoNow: null,
      demoFaults: false,
      askConnection: false,
      problems: [],
    });
  });

  it('reads every flag; the last one wins; folders are relative to the start folder', () => {
    const read = parse(
      '--api=https://old.example',
      '--api=https://API.example/',
      '--user-data-dir=profile',
      '--export-dir=/exports',
      '--demo-orders=12',
      '--demo-live=0',
      '--demo-seed=7',
      '--demo-now=2026-10-24T10:00:00+02:00',
      '--demo-faults',
      '--ask-connection',
      '--preset=preset.json',
    );
    expect(read).toEqual({
      api: 'https://api.example',
      userDataDir: '/start/here/profile',
      exportDir: '/exports',
      preset: '/start/here/preset.json',
      demoOrders: 12,
      demoLive: 0,
      demoSeed: 7,
      demoNow: '2026-10-24T10:00:00+02:00',
      demoFaults: true,
      askConnection: true,
      problems: [],
    });
  });

  it('accepts an instant only with its offset from UTC', () => {
    for (const text of ['2026-10-24', '2026-10-24T10:00', 'tomorrow', '2026-13-24T10:00Z'])
      expect(parse(`--demo-now=${text}`).problems, text).toEqual([
        '--demo-now takes an instant such as 2026-10-24T10:00:00Z.',
      ]);
  });

  it('accepts plain http only for this computer', () => {
    expect(parse('--api=http://127.0.0.1:4010').api).toBe('http://127.0.0.1:4010');
    for (const address of [
      'http://api.example',
      'ftp://api.example',
      'https://u:p@api.example',
      'https://a/b',
    ]) {
      expect(parse(`--api=${address}`).problems, address).toHaveLength(1);
    }
  });

  it('reports the flag without a value', () => {
    for (const flag of ['--preset', '--preset=', '--api=', '--demo-orders=', '--user-data-dir']) {
      const name = flag.replace('=', '');
      expect(parse(flag, 'preset.json').problems, flag).toEqual([
        expect.stringContaining(`${name} lacks its value: ${name}=`),
      ]);
    }
  });

  it('does not mistake the first half of a path with a space for the whole', () => {
    expect(parse('--export-dir=C:\\My', 'Files', '--demo-orders=1').problems).toEqual([
      'Not a flag: Files. A path with spaces stands in quotes.',
    ]);
    expect(parse('--export-dir=C:\\My Files', 'backoffice://token_login?token=a').problems).toEqual([]);
  });

  it('rejects unknown flags, and lists the known ones', () => {
    for (const flag of [
      '--nonsense',
      '--Api=https://api.example',
      '--apis=x',
      '--demo-orders-of=3',
      '--=',
      '--toString',
    ]) {
      const { problems } = parse(flag);
      expect(problems, flag).toEqual([
        `Unknown: ${flag}. The flags are: --api=URL, --ask-connection, --user-data-dir=DIR, --export-dir=DIR, --demo-orders=N, --demo-live=SPEED, --demo-seed=N, --demo-now=INSTANT, --demo-faults, --preset=FILE.`,
      ]);
    }
  });

  it('ignores flags of Chromium, Node and the updater, and plain arguments', () => {
    const others = [
      '--no-sandbox',
      '--disable-gpu',
      '--ozone-platform=x11',
      '--inspect=0',
      '--remote-debugging-port=0',
    ];
    expect(
      parse(...others, '--lang=es', '--updated', 'backoffice://token_login?token=a', '-psn_0_1').problems,
    ).toEqual([]);
  });

  it('refuses switches that disable protections of Chromium', () => {
    for (const flag of [
      '--disable-web-security',
      '--disable-site-isolation-trials',
      '--disable-features=IsolateOrigins',
      '--enable-blink-features=MojoJS',
      '--disable-gpu-sandbox',
      '--disable-setuid-sandbox',
      '--ignore-certificate-errors',
      '--host-resolver-rules=MAP * 127.0.0.1',
      '--remote-allow-origins=*',
      '--gpu-launcher=program',
      '--renderer-cmd-prefix=program',
      '--load-extension=/folder',
    ]) {
      expect(parse(flag).problems, flag).toHaveLength(1);
    }
  });

  it('runs without the sandbox by the switch and by the equivalent variable of Electron', () => {
    expect(startedWithoutSandbox(['electron', '.'], {})).toBe(false);
    expect(startedWithoutSandbox(['electron', '.', '--no-sandbox'], {})).toBe(true);
    expect(startedWithoutSandbox(['electron', '.'], { ELECTRON_DISABLE_SANDBOX: '' })).toBe(true);
  });

  it('explains an invalid number', () => {
    for (const count of ['many', '-1', '1.5', '9999999']) {
      expect(parse(`--demo-orders=${count}`, `--demo-live=${count}`).problems, count).toHaveLength(2);
    }
  });
});
