import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectDirectory, toolEnvironment } from './project.mjs';

/**
 * Signals by which a user, a terminal or the system asks a program to quit. Any other signal means a crash.
 */
const requests = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Windows reports the cause of a crash as an exit code from this value on. */
const firstCrashCode = 0x80000000;

/** Exit code of the Linux loader if a library is missing. */
const notLoaded = 127;

const crashOf = (code, signal) => {
  if (signal) return requests.includes(signal) ? null : `was ended by ${signal}`;
  if (code >= firstCrashCode) return `crashed (0x${code.toString(16).toUpperCase()})`;
  return code === notLoaded ? 'did not find its libraries' : null;
};

/**
 * Exit code and crash of a process, from the values that Node reports.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {{ code: number, crash: string | null }} `code`: after a signal the number that shells give, never 0;
 *   `crash`: in words, unless the process was asked to quit or ended by itself
 */
export const howItEnded = (code, signal) => ({
  code: signal ? 128 + (constants.signals[signal] ?? 0) : code,
  crash: crashOf(code, signal),
});

/**
 * Drops a variable that a parent process running Electron as Node has set: our Electron would run as Node
 * too.
 */
const appEnvironment = () => {
  const { ELECTRON_RUN_AS_NODE: _, ...others } = toolEnvironment();
  return others;
};

/**
 * Starts the app in this terminal and waits until it ends. Forwards SIGTERM, so that the app can close its
 * windows and its sample-data server. Ctrl+C and a closed terminal reach the app directly; a second signal
 * would end it before it has asked about unsaved changes.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] additions to this process's environment
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
