import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endLaunched, launchSource as launch } from './testing/launchSource.ts';

afterEach(endLaunched);

const complaint = async (port: number | string): Promise<string> => {
  const refused = launch('', `--port=${port}`);
  expect(await refused.ended).toBe(1);
  return refused.output();
};

it('explains why a port is unavailable', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await complaint(port)).toBe(
    `Port ${port} is in use. Choose another one with --port, or --port=0 for any that is free.\n`,
  );
  server.close();
  expect(await complaint('many')).toContain('--port takes a number');
});
