import { describe, expect, it } from 'vitest';
import { parseManual } from './parseManual.ts';

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
