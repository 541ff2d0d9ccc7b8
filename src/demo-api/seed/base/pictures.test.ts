import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureSeries } from './pictures.ts';

const folder = 'resources/pictures';

it('lists exactly the existing files', () => {
  const named = Object.entries(pictureSeries).flatMap(([series, { drawings, colours }]) =>
    drawings.flatMap((drawing) =>
      Array.from({ length: colours }, (_, index) => `${series}-${drawing}-${index + 1}.png`),
    ),
  );
  expect(readdirSync(folder).sort()).toEqual(named.sort());
});

it('are small in total', () => {
  const sizes = readdirSync(folder).map((name) => statSync(`${folder}/${name}`).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(150_000);
});
