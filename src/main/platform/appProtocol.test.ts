import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../tests/support/anyCharacter.ts';
import { assetPath, createAppProtocolHandler } from './appProtocol.ts';

let root = '';
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'protocol-'));
  root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.html'), 'secret');
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'assets', 'page-1a.js'), 'export {}');
});
afterAll(() => rmSync(join(root, '..'), { recursive: true, force: true }));

const asked: string[] = [];
const ask = (address: string, method = 'GET') =>
  createAppProtocolHandler({
    rendererDirectory: root,
    image: async (key) => {
      asked.push(key);
      return new Response('image', { headers: { 'content-type': 'image/png' } });
    },
  })(new Request(address, { method }));

describe('app://', () => {
  it('serves the document and the built files, each with the policy', async () => {
    for (const path of ['/', '/index.html', '/assets/page-1a.js']) {
      const answer = await ask(`app://backoffice${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-dns-prefetch-control')).toBe('off');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('answers only GET on its own host', async () => {
    expect((await ask('app://backoffice/', 'POST')).status).toBe(405);
    expect((await ask('app://elsewhere/index.html')).status).toBe(403);
  });

  it('answers with its own headers, whatever the request contains', async () => {
    const handle = createAppProtocolHandler({ rendererDirectory: root, image: async () => new Response('') });
    const said = {
      accept: 'canary',
      range: 'bytes=0-1',
      origin: 'https://canary.example',
      cookie: 'a=canary',
    };
    const plain = await ask('app://backoffice/index.html');
    for (const path of ['/index.html?canary#canary', '/bucket/canary?canary', '/canary.html']) {
      const { headers } = await handle(new Request(`app://backoffice${path}`, { headers: said }));
      const names = [...headers].map(([name]) => name);
      expect([...plain.headers].map(([name]) => name)).toEqual(expect.arrayContaining(names));
      expect(JSON.stringify([...headers])).not.toContain('canary');
    }
  });

  it('passes on bucket keys, and adds the policy to images', async () => {
    const answer = await ask('app://backoffice/bucket/logos/a.png');
    expect(asked).toEqual(['logos/a.png']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  const escapes = [
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret.html',
    '/assets/../../secret.html',
    '/assets/..%5c..%5csecret.html',
    '/assets\\..\\..\\secret.html',
    '//secret.html',
    '/.hidden.html',
    '/assets/.%00.js',
    '/C:/Windows/win.ini',
    '/assets/page-1a.js/../../../secret.html',
    '/%252e%252e/secret.html',
    '/index.html%00.png',
    '/\u2025/secret.html',
  ];
  for (const path of escapes) {
    it(`refuses the path ${JSON.stringify(path)}`, async () => {
      const answer = await ask(`app://backoffice${path}`);
      expect(await answer.text()).not.toContain('secret');
    });
  }

  it('never resolves outside its folder, for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (path) => {
        const file = assetPath(root, `/${path}`);
        expect(file === null || file.startsWith(`${root}/`)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
