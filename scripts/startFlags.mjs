/** The flags of `npm start`, each with what it does; the README has the same. */
const startFlags = {
  '--api=URL': 'talk to this server instead of the sample data',
  '--ask-connection': 'behave like the first start of an installed app: ask what to connect to',
  '--user-data-dir=DIR': 'keep settings, window positions and the log here',
  '--export-dir=DIR': 'save exports here without asking',
  '--demo-orders=N': 'that many orders in the sample data (5000)',
  '--demo-live=SPEED': 'how fast orders come and move on in the sample data (1); 0: not at all',
  '--preset=FILE': 'read this in place of an administrator’s preset',
  '--browser': 'the browser even if Electron is there',
  '--port=N': 'with --browser: this port',
  '--no-open': 'with --browser: do not open a browser',
  '--help': 'print these',
};

/** Chromium's own switches for drivers and displays that it does not get along with, as main lets them through too. */
export const graphicsFlags = [
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--use-gl=NAME',
  '--use-angle=NAME',
  '--ozone-platform=NAME',
  '--force-device-scale-factor=N',
];

/** What `npm start -- --help` prints. */
export const startHelp = [
  'Usage: npm start -- [flags]\n',
  ...Object.entries(startFlags).map(([flag, meaning]) => `  ${flag.padEnd(21)} ${meaning}`),
  `\nChromium's own, where the window stays empty or flickers: ${graphicsFlags.join(', ')}`,
].join('\n');

/**
 * A flag that is not known, that lacks its value or has one too many, or a word that belongs to none, is a mistake to be told at once, not after
 * minutes of setting up.
 * @param {string[]} flags
 * @returns {string[]} those that are not understood
 */
export const unknownFlags = (flags) => {
  const isKnown = (flag) =>
    [...Object.keys(startFlags), ...graphicsFlags].some((known) => {
      const [name, value] = known.split('=');
      return value === undefined ? flag === name : flag.startsWith(`${name}=`) && flag !== `${name}=`;
    });
  return flags.filter((flag) => !isKnown(flag));
};
