import { describe, expect, it } from 'vitest';
import { contracts } from './contracts.ts';
import { operations } from './operations.ts';

describe('operations', () => {
  it('stay what the API offers', () => {
    const lines = Object.entries(operations).map(([id, { method, path }]) => `${id}: ${method} ${path}`);
    expect(lines.join('\n')).toMatchSnapshot();
  });

  it('have a contract for every JSON call', () => {
    const json = Object.entries(operations)
      .filter(([, { verb }]) => !['auth', 'download', 'upload'].includes(verb))
      .map(([id]) => id);
    expect(json.filter((id) => !Object.hasOwn(contracts, id))).toEqual([]);
  });
});
