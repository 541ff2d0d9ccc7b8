import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manualPages } from '#shared/screens/manualPages.ts';
import { type Block, parseManual } from './parseManual.ts';

describe('the parser of the manual', () => {
  it('reads headings, paragraphs, lists, pictures, keys and links', () => {
    const text = [
      '# Lists',
      '',
      '## Saved views {#views}',
      'Press `Ctrl`',
      'to **save**; see [records](records#save).',
      '',
      '1. First',
      '   step',
      '2. Second',
      '',
      '- One',
      '',
      '![A list](lists.jpg)',
    ].join('\n');
    expect(parseManual(text.replace('{#views}\n', '{#views}\n\n'))).toEqual([
      { type: 'heading', level: 1, id: '', content: [{ type: 'text', text: 'Lists' }] },
      { type: 'heading', level: 2, id: 'views', content: [{ type: 'text', text: 'Saved views' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Press ' },
          { type: 'key', text: 'Ctrl' },
          { type: 'text', text: ' to ' },
          { type: 'strong', text: 'save' },
          { type: 'text', text: '; see ' },
          { type: 'link', text: 'records', to: 'records#save' },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        start: 1,
        items: [[{ type: 'text', text: 'First step' }], [{ type: 'text', text: 'Second' }]],
      },
      { type: 'list', start: null, items: [[{ type: 'text', text: 'One' }]] },
      { type: 'picture', alt: 'A list', file: 'lists.jpg' },
    ]);
  });
});

const folder = 'docs/manual';
const locales = ['en_US', 'uk_UA', 'es_ES'] as const;
const read = (locale: string, page: string): Block[] =>
  parseManual(readFileSync(join(folder, locale, `${page}.md`), 'utf8'));

const linksOf = (block: Block): string[] => {
  const parts = block.type === 'list' ? block.items.flat() : 'content' in block ? block.content : [];
  return parts.flatMap((part) => (part.type === 'link' ? [part.to] : []));
};
const idsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' && block.id ? [block.id] : []));

describe('the manual', () => {
  it.each(locales)(
    'has every page in %s, with the sections, links and pictures of the English one',
    (locale) => {
      const files = readdirSync(join(folder, locale));
      for (const page of manualPages) {
        const blocks = read(locale, page);
        expect(idsOf(blocks), page).toEqual(idsOf(read('en_US', page)));
        for (const to of blocks.flatMap(linksOf)) {
          const [target = '', at] = to.split('#');
          expect(manualPages, to).toContain(target);
          if (at) expect(idsOf(read(locale, target)), to).toContain(at);
        }
        for (const block of blocks) if (block.type === 'picture') expect(files).toContain(block.file);
      }
    },
  );
});
