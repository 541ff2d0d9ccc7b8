import { expect, it } from 'vitest';
import { handoverRoutes } from '#shared/ipc/handoverRoutes.ts';
import { handoverText, parseHandover } from './handoverFile.ts';

const view = { name: 'Late', search: '?status=paid', columns: '{}' };
const part = handoverRoutes['exports.saveHandover'].input.parse({
  views: [{ entity: 'orders', views: [view] }],
  columns: [{ entity: 'orders', view: 'Late', settings: '{"version":3}' }],
  texts: [{ locale: 'es_ES', texts: ['Sube otra foto'] }],
  customerTexts: [{ purpose: 'delay', locale: 'es_ES', texts: ['Ya llega'] }],
  templates: [{ name: 'Evening', parts: [{ at: [19], values: { isHighDemand: true } }] }],
});
const bounds = { x: 0, y: 0, width: 800, height: 600 };
const window = { path: '/dashboard', type: 'main' as const, bounds, isMaximized: false, zoom: 1 };
const about = { server: 'https://api.example.com', workspaces: [{ name: 'Morning', windows: [window] }] };

it('a written file reads back the same', () => {
  expect(parseHandover(handoverText(part, about))).toMatchObject({ ...part, ...about });
});

it.each([
  ['no JSON', 'PK\u0003'],
  ['another file', '{"name":"package"}'],
  ['another version', handoverText(part, about).replace('"version": 1', '"version": 2')],
  ['an unknown list', handoverText(part, about).replace('"entity": "orders"', '"entity": "tokens"')],
  ['a foreign path', handoverText(part, about).replace('/dashboard', 'https://evil.example')],
  ['an unknown field', handoverText(part, about).replace('"server"', '"script": 1, "server"')],
  ['a long text', handoverText(part, about).replace('Sube otra foto', 'x'.repeat(1001))],
])('rejects %s', (_what, text) => {
  expect(parseHandover(text)).toBeNull();
});

it('reads a file of a version without texts for customers', () => {
  const { customerTexts: _later, ...earlier } = JSON.parse(handoverText(part, about));
  expect(parseHandover(JSON.stringify(earlier))?.customerTexts).toEqual([]);
});

it('drops slot templates with values that this app cannot save', () => {
  const text = handoverText(part, about).replace('"isHighDemand": true', '"isHighDemand": "yes"');
  expect(parseHandover(text)?.templates).toEqual([]);
});
