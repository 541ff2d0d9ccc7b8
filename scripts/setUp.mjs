import { checkMachine } from './checkMachine.mjs';
import { findNode } from './findNode.mjs';
import { installPackages } from './installPackages.mjs';

/**
 * Requirements of every command: the packages, and a Node that runs the tools.
 * @returns {Promise<{ node: string }>}
 */
export const setUp = async () => {
  checkMachine();
  await installPackages();
  return { node: findNode() };
};
