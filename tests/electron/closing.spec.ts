import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/app.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

interface Entry {
  file: string;
  bytes: number;
  sha256: string;
  payList?: string;
}

/** Text in the encoding of a PDF's title. */
const inTitle = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

test('a saved half-month has statements as PDF files, each with its hash in the protocol @electron', async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/close_half_month', isNative: true });
  await page.getByRole('button', { name: 'Save as folder…' }).click();
  await expect(page.getByText(/^half-month-es-\S+ saved$/)).toBeVisible();
  const folder = join(app.exportDirectory, readdirSync(app.exportDirectory)[0] ?? '');
  const protocol = JSON.parse(readFileSync(join(folder, 'protocol.json'), 'utf8'));
  const { count } = protocol.checks.payLists;
  expect(count).toBeGreaterThan(1);
  expect(protocol.statements).toEqual({ total: count, written: count, outcome: 'complete', failed: [] });
  const [book, ...files] = protocol.files as Entry[];
  expect(book?.file).toBe('summary.xlsx');
  const written = readdirSync(join(folder, 'statements')).map((name) => `statements/${name}`);
  expect(files.map(({ file }) => file).toSorted()).toEqual(written.toSorted());
  for (const { file, bytes, sha256, payList } of files) {
    const pdf = readFileSync(join(folder, file));
    expect([pdf.byteLength, createHash('sha256').update(pdf).digest('hex')]).toEqual([bytes, sha256]);
    expect(payList).toBeTruthy();
    const text = pdf.toString('latin1');
    expect(text).toMatch(/^%PDF[\s\S]*%%EOF\s*$/);
    // The page is the statement of the payee that the file is named after.
    const payee = /^statements\/Statement (.*) \d{4}-.*$/.exec(file)?.[1] ?? 'no name';
    expect(text).toContain(inTitle(payee));
  }
  // The hidden window is gone.
  expect(await app.electron().evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
