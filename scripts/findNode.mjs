import { spawnSync } from 'node:child_process';
import { forTools, isAtLeast } from './checkMachine.mjs';
import { inProject } from './project.mjs';
import { SetUpProblem } from './setUpProblem.mjs';

const installedNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return inProject('node_modules', `node-${system}-${process.arch}`, 'bin', file);
};

const isUsable = (node) => {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 && isAtLeast(stdout.trim(), forTools);
};

/** The Node that runs the tools: the one from the packages, else the machine's own if it is new enough. */
export const findNode = () => {
  const candidates = [installedNode(), process.env.npm_node_execpath, process.execPath];
  const node = candidates.find((candidate) => candidate && isUsable(candidate));
  if (node) return node;
  throw new SetUpProblem(
    `No Node ${forTools.join('.')} or newer was found: the packages hold none that runs here, and this machine's own is ${process.version}.`,
    `install Node 24 (https://nodejs.org), open a new terminal and run the command again.`,
  );
};
