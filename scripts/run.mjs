import { spawn } from 'node:child_process';
import { projectDirectory, toolEnvironment } from './project.mjs';

const lastCharacters = 20_000;

/**
 * Runs a command until it ends. Prints its output, or only returns it if `quiet`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, deadlineMs?: number, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 1 also if it could not be started
 */
export const run = (command, args, { quiet = false, env = {}, deadlineMs, shell = false } = {}) =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: projectDirectory,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell,
      ...(deadlineMs ? { timeout: deadlineMs, killSignal: 'SIGKILL' } : {}),
    });
    const keep = (chunk) => {
      output = (output + chunk).slice(-lastCharacters);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
