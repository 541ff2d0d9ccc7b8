import { run } from './run.mjs';

const npmCommand = () => {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) {
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [npm], shell: false };
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
};

/** Packages must not run code while they are installed, whichever npm is used. */
const commonFlags = ['--ignore-scripts', '--loglevel=error', '--no-progress'];

/**
 * Runs npm quietly.
 * @param {string} subcommand
 * @param {string[]} flags
 */
export const npm = (subcommand, ...flags) => {
  const { command, args, shell } = npmCommand();
  return run(command, [...args, subcommand, ...flags, ...commonFlags], { quiet: true, shell });
};
