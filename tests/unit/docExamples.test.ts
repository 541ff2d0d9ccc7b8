import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const example = 'docs/adding-a-kind.md';

/** The lines that a hunk expects to find. */
const before = (hunk: string): string =>
  hunk
    .split('\n')
    .slice(1)
    .filter((line) => /^[ -]/.test(line))
    .map((line) => line.slice(1))
    .join('\n');

test('the example of a new kind can be applied to the sources as they are', () => {
  const [, diff = ''] = /```diff\n(.*?)```/s.exec(readFileSync(example, 'utf8')) ?? [];
  const files = diff.split(/^diff --git a\//m).slice(1);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const [path = ''] = file.split(' ', 1);
    if (file.includes('\nnew file ')) expect(existsSync(path), path).toBe(false);
    else
      for (const hunk of file.split(/^@@/m).slice(1))
        expect(readFileSync(path, 'utf8')).toContain(before(hunk));
  }
});
