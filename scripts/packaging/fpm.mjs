import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Builds a deb with dpkg-deb from the arguments that electron-builder passes to fpm. For tests only:
 * electron-builder downloads fpm, which test machines may not be able to reach. Payload, scripts and
 * dependencies equal those of a release; the control file is generated here, and the archive is not
 * compressed.
 */

const flagsWithoutValue = ['--force'];

/**
 * @param {string[]} args
 * @returns {{ values: Map<string, string[]>, sources: { from: string, to: string }[] }}
 */
const parseFpmArguments = (args) => {
  const values = new Map();
  const sources = [];
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    if (flagsWithoutValue.includes(argument)) continue;
    if (argument.startsWith('-')) {
      index += 1;
      values.set(argument, [...(values.get(argument) ?? []), args[index]]);
    } else {
      const at = argument.lastIndexOf('=');
      if (at < 0) throw new Error(`fpm: "${argument}" has no target path`);
      sources.push({ from: argument.slice(0, at), to: argument.slice(at + 1) });
    }
  }
  return { values, sources };
};

/** Debian's format: the first line is the summary; in the others a dot marks an empty line. */
const descriptionOf = (text) => {
  const [first = '', ...rest] = text.trim().split('\n');
  return [first, ...rest.map((line) => ` ${line.trim() || '.'}`)].join('\n');
};

/** @param {Map<string, string[]>} values */
const controlFile = (values) => {
  const one = (flag) => values.get(flag)?.at(-1);
  const fields = {
    Package: one('--name'),
    Version: one('--version'),
    License: one('--license'),
    Vendor: one('--vendor'),
    Architecture: one('--architecture'),
    Maintainer: one('--maintainer'),
    Depends: values.get('-d')?.join(', '),
    Recommends: values.get('--deb-recommends')?.join(', '),
    Section: 'default',
    Priority: one('--deb-priority'),
    Homepage: one('--url'),
    Description: descriptionOf(one('--description') ?? ''),
  };
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
};

const place = (root, { from, to }) => {
  const target = join(root, to);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(from, target, { recursive: true, verbatimSymlinks: true });
};

/** @param {string[]} args */
const build = (args) => {
  const { values, sources } = parseFpmArguments(args);
  const root = mkdtempSync(join(tmpdir(), 'fpm-'));
  try {
    for (const source of sources) place(root, source);
    mkdirSync(join(root, 'DEBIAN'));
    writeFileSync(join(root, 'DEBIAN', 'control'), controlFile(values));
    for (const [flag, name] of [
      ['--after-install', 'postinst'],
      ['--after-remove', 'postrm'],
    ]) {
      const script = join(root, 'DEBIAN', name);
      cpSync(values.get(flag)[0], script);
      chmodSync(script, 0o755);
    }
    // `mkdtemp` makes the folder readable for its owner only.
    chmodSync(root, 0o755);
    const [file] = values.get('--package');
    execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, file], { stdio: 'pipe' });
    console.log(`${basename(file)}: ${statSync(file).size} bytes`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

if (import.meta.main) build(process.argv.slice(2));
