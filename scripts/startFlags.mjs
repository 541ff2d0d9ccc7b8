/** Flags of `npm start` with their descriptions. Keep the README in sync. */
const startFlags = {
  '--api=URL': 'use this server instead of the sample data',
  '--ask-connection': 'ask for the server, like the first start of an installed app',
  '--user-data-dir=DIR': 'store settings, window positions and the log here',
  '--export-dir=DIR': 'save exports here without a dialog',
  '--demo-orders=N': 'number of orders in the sample data (5000)',
  '--demo-live=SPEED': 'speed of new sample orders: 1 is real time, 0 turns them off',
  '--demo-seed=N': 'seed of the sample data; the same seed gives the same rows on the same day',
  '--demo-now=INSTANT': "start of the sample server's clock, such as 2026-10-24T10:00:00Z",
  '--demo-faults': 'enable fault injection in the sample server and print its endpoint',
  '--preset=FILE': "use this administrator's preset",
  '--browser': 'use the browser even if Electron can run',
  '--port=N': 'with --browser: use this port',
  '--no-open': 'with --browser: do not open a browser',
  '--help': 'print the flags',
};

/** Chromium flags for problematic drivers and displays. The main process accepts them too. */
export const graphicsFlags = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--use-gl=NAME',
  '--use-angle=NAME',
  '--ozone-platform=NAME',
  '--force-device-scale-factor=N',
];

export const startHelp = [
  'Usage: npm start -- [flags]\n',
  ...Object.entries(startFlags).map(([flag, meaning]) => `  ${flag.padEnd(21)} ${meaning}`),
  `\nIf the window stays empty or flickers, try these Chromium flags: ${graphicsFlags.join(', ')}`,
].join('\n');

/**
 * Finds unknown flags, flags with a missing or superfluous value, and stray words, so that mistakes are
 * reported before minutes of set-up.
 * @param {string[]} flags
 * @returns {string[]} the invalid ones
 */
export const unknownFlags = (flags) => {
  const isKnown = (flag) =>
    [...Object.keys(startFlags), ...graphicsFlags].some((known) => {
      const [name, value] = known.split('=');
      return value === undefined ? flag === name : flag.startsWith(`${name}=`) && flag !== `${name}=`;
    });
  return flags.filter((flag) => !isKnown(flag));
};
