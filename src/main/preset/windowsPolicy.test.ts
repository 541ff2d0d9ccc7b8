import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readPresetOf } from './readPreset.ts';
import { readWindowsPolicy, runAlone, systemFolderOf, type WindowsOptions } from './windowsPolicy.ts';

/* `reg.exe` exists on Windows only. Its output here follows its documentation. */

const ntdll = 'D:\\WINDOWS\\SYSTEM32\\ntdll.dll';
const printed = (text: string) =>
  `\r\nHKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Marketplace Back Office\r\n    Preset    REG_SZ    ${text}\r\n\r\n`;
const run = vi.fn((_program: string, _args: readonly string[]) => printed('{"language":"es_ES"}'));
const read = (options: Partial<WindowsOptions> = {}) =>
  readPresetOf('policy', () =>
    readWindowsPolicy({
      libraries: () => ['C:\\x\\app.exe', ntdll],
      systemRoot: () => null,
      run,
      hasFile: () => false,
      ...options,
    }),
  );
const failing = (status: number | null) => () => {
  throw Object.assign(new Error('Command failed'), { status });
};
const missing = failing(1);

it('reads the policies of the machine with the program of the running system', () => {
  expect(read()).toMatchObject({ problem: null, preset: { values: { locale: 'es_ES' } } });
  expect(run).toHaveBeenCalledWith('D:\\WINDOWS\\SYSTEM32\\reg.exe', [
    'query',
    'HKLM\\SOFTWARE\\Policies\\Marketplace Back Office',
    '/v',
    'Preset',
    '/reg:64',
  ]);
});

it('validates a policy as strictly as a file, and returns none if there is no policy', () => {
  expect(read({ run: () => printed('{"language":') }).problem).toBe('notJson');
  expect(read({ run: () => printed('{"evil":1}') }).problem).toBe('notUnderstood');
  for (const nothing of ['', '   ']) expect(read({ run: () => printed(nothing) }).problem).toBeNull();
  expect(read({ run: missing })).toMatchObject({ problem: null, preset: { values: {} } });
});

it('accepts several lines, as from a file pasted into the value', () => {
  const lines = '{\r\n  "language": "es_ES",\r\n\r\n  "theme": "dark"\r\n}';
  expect(read({ run: () => printed(lines) })).toMatchObject({
    problem: null,
    preset: { values: { locale: 'es_ES', theme: 'dark' } },
  });
});

it.each(['REG_EXPAND_SZ', 'REG_MULTI_SZ', 'REG_BINARY', 'REG_DWORD'])('reports %s as unreadable', (kind) => {
  const asKind = printed('{"language":"es_ES"}').replace('REG_SZ', kind);
  expect(read({ run: () => asKind })).toMatchObject({ problem: 'unreadable', preset: { values: {} } });
});

it("never misreads letters of the console's code page as another address", () => {
  const inCodePage850 = Buffer.from(
    printed('{"updateFeed":"https://updates.example.com/caf\u0082/"}'),
    'latin1',
  );
  expect(read({ run: () => inCodePage850.toString('utf8') }).problem).toBe('notJson');
});

it('reports a failed query, and does not take it for a missing policy', () => {
  // First killed by the timeout, then missing or not permitted.
  for (const run of [failing(null), failing(2)]) expect(read({ run }).problem).toBe('unreadable');
});

it('refuses and reports a file that any user could have planted', () => {
  const hasFile = vi.fn(() => true);
  expect(read({ run: missing, hasFile })).toMatchObject({ problem: 'openToOthers', preset: { values: {} } });
  expect(hasFile).toHaveBeenCalledWith('D:\\ProgramData\\Marketplace Back Office\\preset.json');
});

it('asks the kernel for the system folder if the process report lists no libraries', () => {
  run.mockClear();
  expect(read({ libraries: () => [], systemRoot: () => 'D:\\Windows' }).problem).toBeNull();
  expect(run.mock.lastCall?.[0]).toBe('D:\\Windows\\System32\\reg.exe');
  run.mockClear();
  const elsewhere = { libraries: () => [], systemRoot: () => '\\\\evil\\share' };
  expect(read(elsewhere).problem).toBe('unreadable');
  expect(run).not.toHaveBeenCalled();
});

it('starts no program if the system folder is unknown', () => {
  run.mockClear();
  expect(read({ libraries: () => [] }).problem).toBe('unreadable');
  expect(run).not.toHaveBeenCalled();
  expect(
    systemFolderOf(['\\\\evil\\share\\system32\\ntdll.dll', 'C:\\a\\b\\system32\\ntdll.dll']),
  ).toBeNull();
});

it('starts the program without the environment, and replaces the folders that Node adds on Windows', () => {
  const printed = JSON.parse(runAlone(process.execPath, ['-p', 'JSON.stringify(process.env)']));
  const folder = dirname(process.execPath);
  const root = dirname(folder);
  expect(printed).toEqual({ PATH: folder, SYSTEMROOT: root, WINDIR: root });
});
