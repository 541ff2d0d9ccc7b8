import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { linuxSizes, macSizes, pngSize, sizesInIcns, sizesInIco, windowsSizes } from './iconFiles.mjs';

const architectures = ['arm64', 'x64'];
const installers = { win: ['nsis'], mac: ['dmg', 'zip'], linux: ['AppImage', 'deb'] };

const targetProblems = (settings) =>
  Object.entries(installers).flatMap(([system, names]) =>
    names.flatMap((name) => {
      const found = settings[system]?.target?.find(({ target }) => target === name);
      const made = [...(found?.arch ?? [])].sort();
      return String(made) === String(architectures) ? [] : [`${system} ${name} is made for "${made}"`];
    }),
  );

const resource = (name) => {
  const file = inProject('resources', ...name.split('/'));
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(8);
};
const iconProblems = () => {
  const lacks = (name, wanted, found) =>
    wanted.every((size) => found.includes(size)) ? [] : [`${name} lacks a size: it has ${found}`];
  const mac = sizesInIcns(resource('icon.icns'));
  return [
    ...lacks('icon.ico', windowsSizes, sizesInIco(resource('icon.ico'))),
    ...Object.entries(macSizes)
      .filter(([name, size]) => mac[name] !== size)
      .map(([name, size]) => `icon.icns has no ${name} of ${size} pixels`),
    ...linuxSizes
      .filter((size) => pngSize(resource(`icons/${size}x${size}.png`)) !== size)
      .map((size) => `resources/icons has no picture of ${size} pixels`),
  ];
};

/** The macOS entitlements: V8 needs to generate code, and nothing else is allowed. */
const allowed = ['com.apple.security.cs.allow-jit'];

const macProblems = ({ mac = {} }) => {
  const text = resource('entitlements.mac.plist').toString('utf8');
  const asked = [...text.matchAll(/<key>([^<]+)<\/key>/g)].map(([, name]) => name);
  return [
    ...(mac.hardenedRuntime === true ? [] : ['the hardened runtime of macOS is off']),
    ...[mac.entitlements, mac.entitlementsInherit]
      .filter((file) => file !== 'resources/entitlements.mac.plist')
      .map((file) => `the entitlements are ${file}`),
    ...(String(asked) === String(allowed) ? [] : [`the entitlements are ${asked}`]),
  ];
};

const windowsProblems = ({ nsis = {}, win = {} }) => [
  ...(nsis.oneClick === false && nsis.perMachine === false && nsis.allowElevation === true
    ? []
    : ['the installer does not let people choose for whom it installs']),
  ...(win.verifyUpdateCodeSignature === true && win.signtoolOptions?.publisherName
    ? []
    : ['updates for Windows are taken from any publisher']),
  // electron-builder registers links on macOS and Linux only.
  ...(resource('installer.nsh').includes('WriteRegStr SHELL_CONTEXT "Software\\Classes\\backoffice"')
    ? []
    : ['the installer for Windows registers no links']),
];

/** Libraries that Electron links but that electron-builder's default dependencies do not include. */
const linkedLibraries = ['libgbm1', 'libasound2'];

const debProblems = ({ deb = {}, linux = {} }) => [
  ...linkedLibraries
    .filter((name) => !deb.depends?.some((alternatives) => alternatives.split(' | ').includes(name)))
    .map((name) => `the deb does not depend on ${name}`),
  ...(/<.+@.+>/.test(linux.maintainer) ? [] : ['the maintainer of the deb has no address']),
];

/**
 * Requirements of every installer that electron-builder.yml or the icons do not meet.
 * @param {any} settings
 * @returns {string[]}
 */
export const configProblems = (settings) => [
  ...targetProblems(settings),
  ...iconProblems(),
  ...macProblems(settings),
  ...windowsProblems(settings),
  ...debProblems(settings),
  ...(settings.protocols?.[0]?.schemes?.includes('backoffice') ? [] : ['no installer registers backoffice:']),
  ...(settings.asar === true ? [] : ['the app is not packed into an archive']),
];
