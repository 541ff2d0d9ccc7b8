import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { alteredArchiveStep } from './alteredArchive.ts';
import {
  foldersOfApp,
  installDeb,
  installedVersion,
  readMenuEntry,
  removePackage,
  systemFiles,
} from './installedFiles.ts';
import { answers, freePort, patience, processesOf, start, terminate } from './runningCopy.ts';
import { manifest, packageName, type Step, type Trial } from './trial.ts';
import { updateStep } from './updateSteps.ts';

const { productName } = manifest;
const newerVersion = manifest.version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
const menuFile = `/usr/share/applications/${manifest.desktopName}`;

/** The folder must be readable for other users: the app starts as one. */
const pack = ({ work, runtime, feed }: Trial, version: string): string => {
  const output = join(work, version);
  chmodSync(work, 0o755);
  const args = [output, version, runtime, feed.address, feed.publicKey];
  execFileSync(process.execPath, ['scripts/packaging/packForTrial.mjs', ...args], { stdio: 'pipe' });
  return output;
};

const debIn = (output: string, version: string): string =>
  join(output, `${packageName}-${version}-linux-amd64.deb`);

const smoke = (path: string, { desktop, api }: Trial): void => {
  const output = execFileSync(
    process.execPath,
    ['tests/smoke/packedApp.ts', path, `--api=${api}`, `--through=${desktop.through}`],
    { encoding: 'utf8', stdio: 'pipe' },
  );
  expect(output).toMatch(/^\d+ passed, 0 failed$/m);
};

/**
 * Starts without flags, so with the user's own settings. A second
 * start passes a link like the menu entry does.
 */
const startFromMenu = async (trial: Trial): Promise<void> => {
  const { desktop } = trial;
  const { command, scheme, icon } = readMenuEntry(menuFile);
  expect(scheme).toBe('backoffice');
  expect(existsSync(`/usr/share/icons/hicolor/128x128/apps/${icon}.png`)).toBe(true);
  const port = await freePort();
  const copy = start([desktop.through, ...command, `--remote-debugging-port=${port}`]);
  await expect.poll(() => desktop.windows(), patience).toHaveLength(1);
  await expect.poll(() => desktop.windows()[0]?.title, patience).toBe(`Welcome – ${productName}`);
  expect(desktop.windows()[0]?.hasIcon).toBe(true);
  expect(await answers(port)).toBe(false);

  const [program = ''] = command;
  const processes = processesOf(program);
  expect(processes.filter(({ args }) => args.includes('--no-sandbox'))).toEqual([]);
  const pages = processes.filter(({ args }) => args.includes('--type=renderer'));
  expect(pages.map(({ seccomp }) => seccomp)).toEqual(['2']);

  const second = start([desktop.through, ...command, `${scheme}://token_login?token=unknown`]);
  expect(await second.ended, second.output()).toBe(0);
  expect(desktop.windows()).toHaveLength(1);
  await terminate(copy);
  expect(desktop.windows()).toEqual([]);
};

/** A menu entry with an unknown flag: the error must be shown in a window, since stderr is not visible. */
const refuseUnknownFlag = async ({ desktop }: Trial): Promise<void> => {
  const { command } = readMenuEntry(menuFile);
  const copy = start([desktop.through, ...command, '--no-such-flag']);
  await expect.poll(() => desktop.windows(), patience).toHaveLength(1);
  expect(copy.output()).toContain('Unknown: --no-such-flag');
  expect(copy.child.exitCode).toBeNull();
  // The message box waits for a click.
  copy.child.kill('SIGKILL');
  await copy.ended;
  await expect.poll(() => desktop.windows(), patience).toEqual([]);
};

/** Starts the unpacked folder in place, with its own settings. */
const startUnpacked = async ({ desktop, work }: Trial): Promise<void> => {
  const program = join(work, manifest.version, 'linux-unpacked', packageName);
  const copy = start([desktop.through, program, `--user-data-dir=${join(desktop.home, 'unpacked')}`]);
  await expect.poll(() => desktop.windows()[0]?.title, patience).toBe(`Welcome – ${productName}`);
  await terminate(copy);
};

export const stepsOf = (trial: Trial): Step[] => {
  const { desktop, work } = trial;
  const installed = (): string => readMenuEntry(menuFile).command[0] ?? '';
  let before = new Set<string>();
  return [
    [
      'a folder and a deb are packed with a real Electron, complete',
      () => void pack(trial, manifest.version),
    ],
    ['the unpacked folder starts and ends', () => startUnpacked(trial)],
    [
      'the deb is installed',
      () => {
        before = systemFiles();
        installDeb(debIn(join(work, manifest.version), manifest.version));
        expect(installedVersion(packageName)).toBe(manifest.version);
      },
    ],
    ['its menu entry starts it, in the sandbox, and without a debugging port', () => startFromMenu(trial)],
    ['a flag that it does not know is refused in a box', () => refuseUnknownFlag(trial)],
    ['the smoke test passes in it', () => smoke(installed(), trial)],
    [
      'a newer version is packed',
      () => {
        const output = pack(trial, newerVersion);
        trial.feed.publish(output);
      },
    ],
    updateStep(trial, installed, [manifest.version, newerVersion], () => readMenuEntry(menuFile)),
    alteredArchiveStep(trial, installed),
    [
      'removing it leaves the settings and downloaded updates of the user, and nothing in the system',
      () => {
        removePackage(packageName);
        expect([...systemFiles()].filter((path) => !before.has(path))).toEqual([]);
        expect(foldersOfApp(desktop.home)).toEqual([
          `.cache/${packageName}-updater`,
          `.config/${productName}`,
        ]);
      },
    ],
  ];
};
