import type { PrintToPDFOptions } from 'electron';
import { checkOptions } from './optionTypes.ts';

/** Paper sizes in inches, from Electron's `lib/browser/print-to-pdf.ts`. */
const papers: Readonly<Record<string, readonly [number, number]>> = {
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
  ledger: [17, 11],
  a0: [33.1, 46.8],
  a1: [23.4, 33.1],
  a2: [16.54, 23.4],
  a3: [11.7, 16.54],
  a4: [8.27, 11.7],
  a5: [5.83, 8.27],
  a6: [4.13, 5.83],
};

const sizeOf = (pageSize: NonNullable<PrintToPDFOptions['pageSize']>): readonly [number, number] => {
  if (typeof pageSize === 'string') {
    const paper = Object.hasOwn(papers, pageSize.toLowerCase()) ? papers[pageSize.toLowerCase()] : undefined;
    if (!paper) throw new Error(`Invalid pageSize ${pageSize}`);
    return paper;
  }
  const { width, height } = pageSize;
  if (typeof width !== 'number' || typeof height !== 'number')
    throw new TypeError('width and height properties are required for pageSize');
  return [width, height];
};

/** Converts Electron's options to parameters of `Page.printToPDF` in the DevTools protocol. */
export const pdfSettings = (options: PrintToPDFOptions): object => {
  checkOptions('PrintToPDFOptions', options);
  const { pageSize = 'Letter', margins = {}, ...others } = options;
  checkOptions('PrintToPDFMargins', margins);
  const { top = 0.4, bottom = 0.4, left = 0.4, right = 0.4 } = margins;
  const [paperWidth, paperHeight] = sizeOf(pageSize);
  if (Math.max(top, bottom) > paperHeight || Math.max(left, right) > paperWidth)
    throw new Error('margins must be less than or equal to pageSize');
  const marginsThere = { marginTop: top, marginBottom: bottom, marginLeft: left, marginRight: right };
  return { ...others, paperWidth, paperHeight, ...marginsThere };
};
