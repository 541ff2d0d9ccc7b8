import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csv, expectUntouched, exportInto, sendCsv, setUp } from './testing/exportFromServer.ts';
import { cell, unzip } from './testing/readXlsx.ts';
import type { SizeDoubt } from './watchSize.ts';

describe('an exported file', () => {
  it('with more columns than a sheet allows fails as a workbook and succeeds as text', async () => {
    const wide = Array.from({ length: 20_000 }, (_, index) => index).join(',');
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(`Name\n${wide}\n`);
    expect(await exportInto(setUp.target, { profile: 'xlsx' })).toMatchObject({
      state: 'failed',
      problem: 'notAFile',
    });
    expect(await exportInto(setUp.target, { profile: 'raw' })).toMatchObject({ state: 'done' });
  });

  it('writes an impossible date as text', async () => {
    const text = 'Day,Moment\n2026-02-31,2026-02-31T10:00:00Z\n';
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(text);
    await exportInto(setUp.target, { profile: 'xlsx' });
    const sheet = unzip(readFileSync(setUp.target))['xl/worksheets/sheet1.xml'];
    expect(cell(sheet, 'A2')).toMatch(/inlineStr.*>2026-02-31</);
    expect(cell(sheet, 'B2')).toMatch(/inlineStr.*>2026-02-31T10:00:00Z</);
  });

  it('is restarted from the beginning after a token refresh', async () => {
    setUp.server.onRequest = (_request, response) => sendCsv(response);
    setUp.server.expireAccess();
    expect(await exportInto(setUp.target)).toMatchObject({ state: 'done', bytes: csv.length, problem: null });
    expect(readFileSync(setUp.target, 'utf8')).toBe(csv);
    expect([setUp.server.countOf('/export'), setUp.server.countOf('refresh-token')]).toEqual([2, 1]);
  });

  it('has the exact bytes of the server', async () => {
    const odd = Buffer.concat([
      Buffer.from('\uFEFF{a;b\n=1+1;"'),
      Buffer.from([0xff, 0, 0xfe]),
      Buffer.from('\r'),
    ]);
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(odd);
    await exportInto(setUp.target);
    expect(readFileSync(setUp.target)).toEqual(odd);
  });

  it('is converted for a spreadsheet only on request', async () => {
    setUp.server.onRequest = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/csv' })
        .end('Name,Sum\n=1+1,-10.50\n"a;+b",+34 600');
    await exportInto(setUp.target, { profile: 'standard' });
    expect(readFileSync(setUp.target, 'utf8')).toBe(`\uFEFFName,Sum\r\n'=1+1,-10.50\r\n"a;'+b",+34 600\r\n`);
    await exportInto(setUp.target, { profile: 'excel' });
    expect(readFileSync(setUp.target, 'utf8')).toBe(
      `\uFEFFName;Sum\r\n'=1+1;"-10,50"\r\n"a;'+b";+34 600\r\n`,
    );
  });

  it("has timestamps in the country's time zone, as locally written files do, unless it is raw", async () => {
    const csv = 'Completed,Payout\n2026-05-15T22:30:00.000Z,1.50\n2026-13-45T00:00:00Z,x\n2026-05-15,\n';
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
    for (const [country, local] of [
      ['es', '2026-05-16 00:30:00'],
      ['ua', '2026-05-16 01:30:00'],
    ] as const) {
      await exportInto(setUp.target, { profile: 'excel', params: { country, city: 'c1' } });
      expect(readFileSync(setUp.target, 'utf8')).toBe(
        `\uFEFFCompleted;Payout\r\n${local};"1,50"\r\n2026-13-45T00:00:00Z;x\r\n2026-05-15;\r\n`,
      );
    }
    await exportInto(setUp.target, { profile: 'raw' });
    expect(readFileSync(setUp.target, 'utf8')).toBe(csv);
  });

  it('as a workbook has numbers, dates and timestamps, and text for values that only look like them', async () => {
    setUp.server.onRequest = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/csv' })
        .end(
          'Payee,Sum,Tax number,Day,Paid\n=1+1,12.50,1234567890,2026-05-15,2026-05-15T22:30:00Z\nAna,3,00123,,\n',
        );
    await exportInto(setUp.target, { profile: 'xlsx' });
    const sheet = unzip(readFileSync(setUp.target))['xl/worksheets/sheet1.xml'];
    expect(cell(sheet, 'A2')).toMatch(/t="inlineStr".*>=1\+1</);
    expect([cell(sheet, 'B2'), cell(sheet, 'B3')]).toEqual(['s="3"><v>12.5</v>', 's="0"><v>3</v>']);
    expect([cell(sheet, 'C2'), cell(sheet, 'C3')]).toEqual([
      expect.stringContaining('>1234567890<'),
      expect.stringContaining('>00123<'),
    ]);
    expect(cell(sheet, 'D2')).toBe('s="4"><v>46157</v>');
    // 00:30 in Madrid.
    expect(cell(sheet, 'E2')).toMatch(/^s="5"><v>46158\.0208333/);
  });

  it('that unpacks to far more than its transfer size asks once, then stops or continues', async () => {
    const megabytes = 70;
    const packed = gzipSync(Buffer.alloc(megabytes * 1024 * 1024, 'ID,Sum\n'));
    setUp.server.onRequest = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' }).end(packed);
    const doubts: SizeDoubt[] = [];
    const answer = (isToGoOn: boolean) => async (doubt: SizeDoubt) => {
      doubts.push(doubt);
      return isToGoOn;
    };
    expect(await exportInto(setUp.target, {}, answer(false))).toMatchObject({ state: 'cancelled' });
    expectUntouched();
    expect(await exportInto(setUp.target, {}, answer(true))).toMatchObject({ state: 'done' });
    expect(statSync(setUp.target).size).toBe(megabytes * 1024 * 1024);
    expect(doubts.filter((doubt) => doubt === 'unfolds')).toHaveLength(2);
  });

  it('fails early on an unclosed quote that spans the file', async () => {
    let sent = 0;
    setUp.server.onRequest = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv' }).write('Name,Sum\nAna,1\n"');
      const send = (): void => {
        while (sent < 400 && !response.destroyed) {
          sent += 1;
          if (!response.write('x'.repeat(1024 * 1024))) return void response.once('drain', send);
        }
        response.end();
      };
      send();
    };
    expect(await exportInto(setUp.target, { profile: 'standard' })).toMatchObject({
      state: 'failed',
      problem: 'notAFile',
    });
    expect(sent).toBeLessThan(400);
    expectUntouched();
  });
});
