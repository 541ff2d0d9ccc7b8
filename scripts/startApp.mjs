import { spawn } from 'node:child_process';
import { projectDirectory, toolEnvironment } from './project.mjs';

/**
 * Starts the app in this terminal and lives as long as it does. Signals are handed on, so that it can close
 * its windows and its sample-data server.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export const startApp = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectDirectory, env: toolEnvironment(), stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 0));
  });
