import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManualPage } from '#shared/screens/manualPages.ts';
import type { Locale } from '#shared/screens/settingValues.ts';

const orNull = (text: Promise<string>): Promise<string | null> => text.catch(() => null);

/** Texts that the build adds next to the code. `null`: missing from the build. */
export const createShippedTexts = (outDirectory: string) => ({
  licences: (): Promise<string | null> =>
    orNull(
      Promise.all(
        ['renderer', 'main'].map((name) => readFile(join(outDirectory, name, 'licences.txt'), 'utf8')),
      ).then((texts) => texts.join('\n')),
    ),
  manual: (locale: Locale, page: ManualPage): Promise<string | null> =>
    orNull(readFile(join(outDirectory, 'main', 'manual', locale, `${page}.txt`), 'utf8')),
});

export type ShippedTexts = ReturnType<typeof createShippedTexts>;
