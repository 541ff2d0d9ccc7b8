import { expect, it } from 'vitest';
import { asChromiumTells } from './singleInstance.ts';

it('tells of a second start as Chromium does: switches first, with one of its own', () => {
  const own = '--original-process-start-time=13400000000000000';
  expect(asChromiumTells(['app', '.', 'backoffice://x', '--api=https://a.example', '-v'])).toEqual([
    'app',
    '--api=https://a.example',
    '-v',
    own,
    '.',
    'backoffice://x',
  ]);
  expect(asChromiumTells(['app', '--', '--not-a-switch'])).toEqual(['app', own, '--', '--not-a-switch']);
});
