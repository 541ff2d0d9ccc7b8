import { expect, it } from 'vitest';
import { z } from 'zod';
import { presetSchema } from './presetSchema.ts';

const file = '../../../docs/preset.schema.json';

const { properties, ...schema } = z.toJSONSchema(presetSchema, { io: 'input' });
const { $schema: _own, locked, production: _list, ...lockable } = properties ?? {};

it('matches the JSON schema for editors, which `npm run unit -- src/main/preset -u` writes', async () => {
  const published = {
    ...schema,
    title: 'Preset of Marketplace Back Office',
    properties: {
      ...properties,
      locked: { ...(locked as object), items: { enum: Object.keys(lockable) } },
    },
  };
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(file);
});

it('describes every value', () => {
  const undescribed = Object.entries({ ...lockable, locked }).filter(
    ([, value]) => !(value as { description?: string }).description,
  );
  expect(undescribed.map(([name]) => name)).toEqual([]);
  expect(Object.keys(lockable)).toContain('server');
});
