import { expect, it } from 'vitest';
import { downloadRequest, imageRequest, jsonRequest, uploadRequest } from './requestOf.ts';

const megabyte = 1_048_576;

it('each request declares its accepted types, its size limit and its time limit', () => {
  const json = { accept: 'application/json', maxBytes: 20 * megabyte };
  const form = new Blob(['a']);
  expect(jsonRequest('GET', '/a')).toStrictEqual({ method: 'GET', path: '/a', timing: 'total', ...json });
  expect(jsonRequest('PUT', '/a', { b: 1 })).toMatchObject({ method: 'PUT', body: '{"b":1}' });
  expect(uploadRequest('/a', form)).toMatchObject({ method: 'POST', timing: 'idle', body: form, ...json });
  expect(downloadRequest('/a')).toStrictEqual({
    ...{ method: 'GET', path: '/a', timing: 'idle', isPatient: true, maxBytes: 20 * megabyte },
    accept: 'text/csv, application/octet-stream;q=0.9, application/json;q=0.5',
  });
  expect(imageRequest('/a')).toStrictEqual({
    ...{ method: 'GET', path: '/a', timing: 'total', maxBytes: 10 * megabyte },
    accept: 'image/webp, image/png, image/jpeg, image/avif, image/gif',
  });
});
