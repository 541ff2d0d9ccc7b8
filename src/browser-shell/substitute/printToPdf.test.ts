import { expect, it } from 'vitest';
import { pdfSettings } from './printToPdf.ts';
import { WebContents } from './webContents.ts';

it('passes inches to Chromium, with the default margins of Electron', () => {
  expect(pdfSettings({ pageSize: 'A4', preferCSSPageSize: true })).toEqual({
    ...{ paperWidth: 8.27, paperHeight: 11.7, preferCSSPageSize: true },
    ...{ marginTop: 0.4, marginBottom: 0.4, marginLeft: 0.4, marginRight: 0.4 },
  });
});

it.each([
  ['PrintToPDFOptions has no option "marginsType"', { marginsType: 0 }],
  ['PrintToPDFOptions.printBackground must be boolean', { printBackground: 1 }],
  ['PrintToPDFOptions.pageSize must be', { pageSize: 4 }],
  ['Invalid pageSize B5', { pageSize: 'B5' }],
  ['width and height properties are required for pageSize', { pageSize: { width: 8 } }],
  ['margins must be less than or equal to pageSize', { pageSize: 'A6', margins: { left: 5 } }],
  ['PrintToPDFMargins.top must be number', { margins: { top: '1' } }],
])('rejects: %s', (problem, options) => {
  expect(() => pdfSettings(options as Electron.PrintToPDFOptions)).toThrow(problem);
});

it('fails without a page that can print, when that page goes, and for a destroyed window', async () => {
  const contents = new WebContents(1, null);
  await expect(contents.printToPDF({})).rejects.toThrow('Printing failed');
  const socket = { deliver: (): void => undefined, end: (): void => undefined };
  contents.attach(socket);
  const refused = contents.printToPDF({});
  contents.printed(1, null);
  await expect(refused).rejects.toThrow('Printing feature is disabled');
  const left = contents.printToPDF({});
  contents.detach(socket);
  await expect(left).rejects.toThrow('Printing feature is disabled');
  contents.markDestroyed();
  await expect(contents.printToPDF({})).rejects.toThrow('Object has been destroyed');
});
