import { spawn } from 'node:child_process';
import { projectDirectory, toolEnvironment } from './project.mjs';

/**
 * Starts the app in this terminal and lives as long as it does. SIGTERM is handed on, so that it can close its
 * windows and its sample-data server. Ctrl+C and a closed terminal reach it by themselves, and a second signal
 * would end it before it has asked about unsaved changes.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export const startApp = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectDirectory, env: toolEnvironment(), stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 0));
  });
