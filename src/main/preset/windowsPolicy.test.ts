import { expect, it, vi } from 'vitest';
import { readPresetOf } from './readPreset.ts';
import { readWindowsPolicy, runAlone, systemFolderOf, type WindowsOptions } from './windowsPolicy.ts';

/* The program that reads the registry is Windows' own; what it prints is given here as its documentation shows it. */

const ntdll = 'D:\\WINDOWS\\SYSTEM32\\ntdll.dll';
const printed = (text: string) =>
  `\r\nHKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Marketplace Back Office\r\n    Preset    REG_SZ    ${text}\r\n\r\n`;
const run = vi.fn((_program: string, _args: readonly string[]) => printed('{"language":"es_ES"}'));
const read = (options: Partial<WindowsOptions> = {}) =>
  readPresetOf('policy', () =>
    readWindowsPolicy({ libraries: () => ['C:\\x\\app.exe', ntdll], run, hasFile: () => false, ...options }),
  );
const missing = () => {
  throw new Error('exit code 1');
};

it('is read from the policies of the machine, by the program of the system that runs', () => {
  expect(read()).toMatchObject({ problem: null, preset: { values: { locale: 'es_ES' } } });
  expect(run).toHaveBeenCalledWith('D:\\WINDOWS\\SYSTEM32\\reg.exe', [
    'query',
    'HKLM\\SOFTWARE\\Policies\\Marketplace Back Office',
    '/v',
    'Preset',
    '/reg:64',
  ]);
});

it('is as strict as a file, and none where there is no policy', () => {
  expect(read({ run: () => printed('{"language":') }).problem).toBe('notJson');
  expect(read({ run: () => printed('{"evil":1}') }).problem).toBe('notUnderstood');
  expect(read({ run: () => printed('').replace('REG_SZ', 'REG_BINARY') })).toMatchObject({ problem: null });
  expect(read({ run: missing })).toMatchObject({ problem: null, preset: { values: {} } });
});

it('a file that anybody could have planted is refused, and that is said', () => {
  const hasFile = vi.fn(() => true);
  expect(read({ run: missing, hasFile })).toMatchObject({ problem: 'openToOthers', preset: { values: {} } });
  expect(hasFile).toHaveBeenCalledWith('D:\\ProgramData\\Marketplace Back Office\\preset.json');
});

it('starts no program where it does not know the system’s folder', () => {
  run.mockClear();
  expect(read({ libraries: () => [] }).problem).toBe('unreadable');
  expect(run).not.toHaveBeenCalled();
  expect(
    systemFolderOf(['\\\\evil\\share\\system32\\ntdll.dll', 'C:\\a\\b\\system32\\ntdll.dll']),
  ).toBeNull();
});

it('gives the program nothing of the environment', () => {
  const printed = runAlone(process.execPath, ['-p', 'Object.keys(process.env).join()']);
  expect(printed).not.toMatch(/PATH|HOME/i);
});
