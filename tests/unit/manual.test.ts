import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, parseManual } from '../../src/renderer/features/manual/parseManual.ts';
import { manualPages } from '../../src/shared/screens/manualPages.ts';
import { locales } from '../../src/shared/screens/settingValues.ts';

const folder = 'docs/manual';
const read = (locale: string, page: string): Block[] =>
  parseManual(readFileSync(join(folder, locale, `${page}.md`), 'utf8'));

const partsOf = (block: Block): readonly Inline[] => {
  if (block.type === 'list') return block.items.flat();
  return 'content' in block ? block.content : [];
};
const idsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' && block.id ? [block.id] : []));
const picturesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'picture' ? [block.file] : []));
const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(partsOf).flatMap((part) => (part.type === 'link' ? [part.to] : []));
const namesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(partsOf).flatMap((part) => (part.type === 'strong' ? [part.text] : []));

const catalogs = await getCatalogs(getConfig({ cwd: process.cwd() }));
const messages = await Promise.all(catalogs.map((catalog) => catalog.readAll()));
/** Translations of a text of the app; several if it depends on the context. */
const translationsOf = (text: string, locale: string): string[] =>
  messages.flatMap((byLocale) =>
    Object.entries(byLocale.en_US ?? {}).flatMap(([id, { message, translation }]) =>
      (message ?? translation) === text ? [byLocale[locale]?.[id]?.translation ?? ''] : [],
    ),
  );

describe.each(locales)('the manual in %s', (locale) => {
  const files = readdirSync(join(folder, locale));

  it.each(manualPages)('has the sections, pictures and links of the English page %s', (page) => {
    const [blocks, english] = [read(locale, page), read('en_US', page)];
    expect(blocks[0]).toMatchObject({ type: 'heading', level: 1 });
    expect(idsOf(blocks)).toEqual(idsOf(english));
    expect(picturesOf(blocks)).toEqual(picturesOf(english));
    expect(files).toEqual(expect.arrayContaining(picturesOf(blocks)));
    expect(linksOf(blocks).toSorted()).toEqual(linksOf(english).toSorted());
    for (const to of linksOf(blocks)) {
      const [target = '', at] = to.split('#');
      expect(manualPages, to).toContain(target);
      if (at) expect(idsOf(read(locale, target)), to).toContain(at);
    }
  });

  it.each(manualPages)('calls everything on page %s as the app does', (page) => {
    const names = namesOf(read(locale, page));
    const possible = namesOf(read('en_US', page)).map((name) => translationsOf(name, locale));
    expect(names).toHaveLength(possible.length);
    expect(names.filter((name) => !possible.flat().includes(name))).toEqual([]);
    expect(possible.filter((translations) => !translations.some((name) => names.includes(name)))).toEqual([]);
  });
});

it.each(locales)('names the version of the app in what is new: %s', (locale) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync(join(folder, locale, 'new.md'), 'utf8')).toContain(` ${version},`);
});

it('has pictures of 1.2 MB at most, and none that no page shows', () => {
  const shown = manualPages.flatMap((page) => picturesOf(read('en_US', page))).toSorted();
  let bytes = 0;
  for (const locale of locales) {
    const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.jpg'));
    expect(files.toSorted()).toEqual(shown);
    for (const file of files) bytes += statSync(join(folder, locale, file)).size;
  }
  expect(bytes).toBeLessThan(1.2 * 1024 * 1024);
});
