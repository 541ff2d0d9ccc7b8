import { writePrivateFile, writePrivateFileSync } from '../../src/main/platform/privateFiles.ts';

const [, , file = '', step = '', length = '0'] = process.argv;

/** Main's handling of its settings at start-up and later writes, run in a separate process. */
const steps: Record<string, () => unknown> = {
  start: async () => {
    const { recoverSettings } = await import('../../src/main/settings/recoverSettings.ts');
    return recoverSettings(file, new Date('2026-05-04T10:20:30.000Z'));
  },
  save: () => writePrivateFileSync(file, 'y'.repeat(Number(length))),
  saveLater: () => writePrivateFile(file, 'y'.repeat(Number(length))),
  saveForEver: () => {
    for (let time = 0; ; time += 1) writePrivateFileSync(file, JSON.stringify('z'.repeat(time * 1000)));
  },
};

try {
  console.log(JSON.stringify(await steps[step]?.()));
} catch (cause) {
  console.log((cause as NodeJS.ErrnoException).code);
}
