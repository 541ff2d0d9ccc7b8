import { SetUpProblem } from './setUpProblem.mjs';

/** Oldest Node that runs the set-up. */
const forSetUp = [20, 19];

/** Oldest Node that runs the tools: tests of the demo API call `DatabaseSync.serialize`, which 24.16 added. */
export const forTools = [24, 16];

/**
 * Oldest Node of the machine itself. Where the packages bring a Node for the tools, it only runs the set-up.
 * @param {NodeJS.Platform} platform
 * @param {string} arch
 */
export const minimumOn = (platform, arch) =>
  ['linux-arm64', 'linux-x64', 'win32-x64'].includes(`${platform}-${arch}`) ? forSetUp : forTools;

/**
 * @param {string} version such as `v20.19.2`
 * @param {number[]} wanted major and minor
 */
export const isAtLeast = (version, [major, minor]) => {
  const [foundMajor = 0, foundMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
};

export const checkMachine = () => {
  const minimum = minimumOn(process.platform, process.arch);
  if (isAtLeast(process.version, minimum)) return;
  throw new SetUpProblem(
    `Node ${process.version} is too old; ${minimum.join('.')} or newer is needed.`,
    'install Node 24 (https://nodejs.org), open a new terminal and run the command again.',
  );
};
