import { SetUpProblem } from './setUpProblem.mjs';

const minimum = [20, 19];

/**
 * @param {string} version such as `v20.19.2`
 * @param {number[]} wanted major and minor
 */
export const isAtLeast = (version, [major, minor]) => {
  const [foundMajor = 0, foundMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
};

/** The Node that runs this script only has to run the set-up; the tools have their own. */
export const checkMachine = () => {
  if (isAtLeast(process.version, minimum)) return;
  throw new SetUpProblem(
    `Node ${process.version} is too old; ${minimum.join('.')} or newer is needed.`,
    'install Node 20.19 or newer (https://nodejs.org), open a new terminal and run the command again.',
  );
};
