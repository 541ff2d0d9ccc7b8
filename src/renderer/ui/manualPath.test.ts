import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPatterns, pagePatterns } from '#shared/screens/screenPatterns.ts';
import { manualPathFor } from './manualPath.ts';

it('leads every screen to a section that the manual has', () => {
  for (const pattern of Object.values({ ...pagePatterns, ...listPatterns })) {
    const path = pattern.replace(':country', 'es').replace(':city', 'c1');
    const params = new URLSearchParams(manualPathFor(path).split('?')[1]);
    const text = readFileSync(join('docs/manual/en_US', `${params.get('page')}.md`), 'utf8');
    const at = params.get('at');
    if (at !== null) expect(text, path).toContain(`{#${at}}`);
  }
  expect(manualPathFor('/nowhere')).toBe('/manual?page=start');
});
