import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { notFound } from '../http/apiError.ts';

/** Only in a checkout: packages contain no documents. */
const file = new URL('../../../docs/openapi.json', import.meta.url);

type Json = { [name: string]: unknown };
const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const array = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown): string =>
  String(text ?? '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** Markdown of descriptions: code, bold, paragraphs. */
const prose = (text: unknown): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll('\n\n', '</p><p>');

const refName = (schema: Json): string => String(schema.$ref).split('/').at(-1) ?? '';

/** Type of a field in one line; named schemas are links. */
const typeText = (value: unknown): string => {
  const schema = object(value);
  if (schema.$ref) return `<a href="#${escaped(refName(schema))}">${escaped(refName(schema))}</a>`;
  if (schema.properties && object(schema.properties).data) return `object with <code>data</code>`;
  if (schema.anyOf) return [...new Set(array(schema.anyOf).map(typeText))].join(' or ');
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  const types = array(schema.type).length > 0 ? array(schema.type) : [schema.type ?? 'any value'];
  return escaped(types.join(' or '));
};

const fieldRows = (schema: Json): string => {
  const required = new Set(array(schema.required));
  return Object.entries(object(schema.properties))
    .map(
      ([name, field]) =>
        `<tr><td><code>${escaped(name)}</code>${required.has(name) ? ' *' : ''}</td><td>${typeText(field)}</td><td>${prose(object(field).description)}</td></tr>`,
    )
    .join('');
};

const table = (heads: readonly string[], rows: string): string =>
  rows && `<table><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows}</table>`;

const jsonContent = (value: unknown): Json => object(object(object(value).content)['application/json']);

const example = (content: Json): string =>
  content.example === undefined
    ? ''
    : `<details><summary>Example</summary><pre>${escaped(JSON.stringify(content.example, null, 2))}</pre></details>`;

const body = (title: string, content: Json): string =>
  content.schema ? `<p>${title}: ${typeText(content.schema)}</p>${example(content)}` : '';

const callText = (document: Json, path: string, method: string, value: unknown): string => {
  const call = object(value);
  const known = object(object(document.components).parameters);
  const { '200': answer, ...failed } = object(call.responses);
  const headers = Object.keys(object(object(answer).headers));
  const failures = Object.keys(failed).map((status) => (status === 'default' ? 'others' : status));
  const rows = array(call.parameters)
    .map(object)
    .map((parameter) => (parameter.$ref ? object(known[refName(parameter)]) : parameter))
    .map(
      ({ name, in: where, description }) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${escaped(where)}</td><td>${prose(description)}</td></tr>`,
    );
  return `<section id="${escaped(call.operationId)}"><h3>${escaped(call.operationId)}</h3>
<p><code>${method.toUpperCase()} ${escaped(path)}</code></p>${table(['Parameter', 'In', 'Meaning'], rows.join(''))}
${body('Body', jsonContent(call.requestBody))}${body('Answer', jsonContent(answer))}${headers.length > 0 ? `<p>Header: <code>${escaped(headers.join(', '))}</code></p>` : ''}
<p>Failures: ${escaped(failures.join(', '))}</p></section>`;
};

const style = `:root{color-scheme:light dark}body{font:14px/1.5 system-ui,sans-serif;max-width:1080px;margin:0 auto;padding:24px;overflow-wrap:anywhere}
nav{columns:3;margin:16px 0}nav a{display:block}section{border-top:1px solid #8884;padding:4px 0 12px}
table{border-collapse:collapse;table-layout:fixed;width:100%;margin:8px 0}th:nth-child(1){width:24%}th:nth-child(2){width:18%}a{color:#0b6e63}@media(prefers-color-scheme:dark){a{color:#5ec4b6}}th,td{text-align:left;vertical-align:top;padding:3px 12px 3px 0;border-bottom:1px solid #8883}
th{font-weight:600}code,pre{font:12.5px ui-monospace,monospace}pre{overflow:auto;max-height:420px;padding:10px;background:#8881}h3{margin:12px 0 0}`;

/** A single page without scripts and without resources of other hosts. */
const pageOf = (document: Json): string => {
  const info = object(document.info);
  const calls = Object.entries(object(document.paths)).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, call]) => ({ path, method, call })),
  );
  const schemas = Object.entries(object(object(document.components).schemas));
  const links = calls.map(({ call }) => escaped(object(call).operationId));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(info.title)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<h1>${escaped(info.title)}</h1><p>${prose(info.description)}</p><p><a href="/__api/openapi.json">openapi.json</a></p>
<nav>${links.map((id) => `<a href="#${id}">${id}</a>`).join('')}</nav>
<h2>Calls</h2>${calls.map(({ path, method, call }) => callText(document, path, method, call)).join('')}
<h2>Forms</h2><p>* is expected of every server.</p>${schemas
    .map(
      ([name, schema]) =>
        `<section id="${escaped(name)}"><h3>${escaped(name)}</h3>${table(['Field', 'Type', 'Meaning'], fieldRows(object(schema)))}</section>`,
    )
    .join('')}</html>`;
};

const readDocument = async (): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw notFound('description of the API');
  }
};

export const mountApiPage = (app: Hono): void => {
  app.get('/__api/openapi.json', async (context) =>
    context.body(await readDocument(), 200, { 'content-type': 'application/json' }),
  );
  app.get('/__api', async (context) => {
    context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return context.html(pageOf(JSON.parse(await readDocument())));
  });
};
