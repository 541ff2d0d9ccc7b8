import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectDirectory, toolEnvironment } from './project.mjs';

/** By these a person, a terminal or the system asks a program to end; after any other signal it has not ended itself. */
const requests = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Windows gives the cause of a crash in the place of an exit code. */
const firstCrashCode = 0x80000000;

/** What the loader of Linux ends with when a library is missing. */
const notLoaded = 127;

const crashOf = (code, signal) => {
  if (signal) return requests.includes(signal) ? null : `was ended by ${signal}`;
  if (code >= firstCrashCode) return `crashed (0x${code.toString(16).toUpperCase()})`;
  return code === notLoaded ? 'did not find its libraries' : null;
};

/**
 * How a program ended, from what Node says about it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {{ code: number, crash: string | null }} `code`: after a signal the number that shells give, never 0;
 *   `crash`: in words, when it was neither asked to end nor ended by itself
 */
export const howItEnded = (code, signal) => ({
  code: signal ? 128 + (constants.signals[signal] ?? 0) : code,
  crash: crashOf(code, signal),
});

/** Whatever started us may itself run on Electron as Node, and Electron would be another Node then. */
const appEnvironment = () => {
  const { ELECTRON_RUN_AS_NODE: _, ...others } = toolEnvironment();
  return others;
};

/**
 * Starts the app in this terminal and lives as long as it does. SIGTERM is handed on, so that it can close its
 * windows and its sample-data server. Ctrl+C and a closed terminal reach it by themselves, and a second signal
 * would end it before it has asked about unsaved changes.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] more than this process has
 * @returns {Promise<{ code: number, crash: string | null, lifeMs: number }>}
 */
export const startApp = (command, args, env = {}) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, {
      cwd: projectDirectory,
      env: { ...appEnvironment(), ...env },
      stdio: 'inherit',
    });
    let wasAsked = false;
    const listen = (signal) => {
      wasAsked = true;
      if (signal === 'SIGTERM') child.kill(signal);
    };
    for (const signal of requests) process.on(signal, listen);
    const end = ({ code, crash }) => {
      for (const signal of requests) process.off(signal, listen);
      resolve({ code, crash: wasAsked ? null : crash, lifeMs: performance.now() - start });
    };
    child.on('error', ({ message }) => end({ code: 1, crash: `could not be started (${message})` }));
    child.on('close', (code, signal) => end(howItEnded(code, signal)));
  });
