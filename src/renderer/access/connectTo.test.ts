import { expect, it } from 'vitest';
import { completeAddress } from './connectTo.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['api.example.com', 'https://api.example.com'],
  [' https://api.example.com/ ', 'https://api.example.com'],
  ['https://API.example.com/api/v1/orders?x=1', 'https://api.example.com'],
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['localhost:4010', 'https://localhost:4010'],
  ['not an address', 'https://not an address'],
])('completes "%s" to "%s"', (text, address) => {
  expect(completeAddress(text)).toBe(address);
});
