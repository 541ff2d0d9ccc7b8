import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build writes beside its bundles: the licences of all packages that are in them. */
export const readLicences = async (outDirectory: string): Promise<string | null> => {
  try {
    const texts = await Promise.all(
      ['renderer', 'main'].map((name) => readFile(join(outDirectory, name, 'licences.txt'), 'utf8')),
    );
    return texts.join('\n');
  } catch {
    return null;
  }
};
