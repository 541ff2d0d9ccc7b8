/** Flags of `npm start` with their descriptions. Keep the README in sync. */
const startFlags = {
  '--api=URL': 'talk to this server instead of the sample data',
  '--ask-connection': 'behave like the first start of an installed app: ask what to connect to',
  '--user-data-dir=DIR': 'keep settings, window positions and the log here',
  '--export-dir=DIR': 'save exports here without asking',
  '--demo-orders=N': 'that many orders in the sample data (5000)',
  '--demo-live=SPEED': 'how fast orders come and move on in the sample data (1); 0: not at all',
  '--demo-seed=N': 'other sample data: the same seed makes the same rows on the same day',
  '--demo-now=INSTANT': 'where the clock of the sample data starts, such as 2026-10-24T10:00:00Z',
  '--demo-faults': 'let the sample server play faults, and print the address that lists them',
  '--preset=FILE': 'read this in place of an administrator’s preset',
  '--browser': 'the browser even if Electron is there',
  '--port=N': 'with --browser: this port',
  '--no-open': 'with --browser: do not open a browser',
  '--help': 'print these',
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
  `\nChromium's own, where the window stays empty or flickers: ${graphicsFlags.join(', ')}`,
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
