import type { createZip } from './zipWriter.ts';

/** Excel's limit. Further rows go to the next sheet. */
export const maxRows = 1_048_576;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const contents = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs`. */
export const look = {
  ...{ number: 0, text: 1, head: 2, money: 3, date: 4, dateTime: 5, percent: 6, totalMoney: 7 },
} as const;
/** Built-in number formats of Excel, shown in the reader's locale: text, 1,234.50, date, date with time, percent. */
const formats = [0, 49, 49, 4, 14, 22, 10, 4];
const bold: readonly number[] = [look.head, look.totalMoney];
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats
  .map(
    (format, index) =>
      `<xf numFmtId="${format}" fontId="${bold.includes(index) ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** `A` … `Z`, `AA` … */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const maxSheetName = 31;

const shortened = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;

/** Names that spreadsheet programs accept: short, without some signs, each once. */
const sheetNames = (wanted: readonly string[]): string[] => {
  const used = new Set<string>();
  return wanted.map((name) => {
    const cleaned = name
      .replaceAll(/[\\/?*[\]:<>&"\p{Cc}]/gu, ' ')
      .replaceAll(/^'+|'+$/g, '')
      .trim();
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` (${count})`;
      const unique = shortened(cleaned || 'Sheet', maxSheetName - end.length) + end;
      if (used.has(unique.toLowerCase())) continue;
      used.add(unique.toLowerCase());
      return unique;
    }
  });
};

export const sheetStart = (widths: readonly number[]): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    widths.length === 0
      ? ''
      : `<cols>${widths
          .map(
            (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
          )
          .join('')}</cols>`
  }<sheetData>`;
/** Filters in the header. Suppresses the warning "number stored as text", which ids and phone numbers would cause. */
export const sheetEnd = (columns: number, rows: number): string =>
  `</sheetData>${columns > 0 ? `<autoFilter ref="A1:${columnName(columns - 1)}${rows}"/>` : ''}<ignoredErrors><ignoredError sqref="A1:${columnName(Math.max(columns - 1, 0))}${maxRows}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

/** Parts of the file that name its sheets. */
export const addBook = async (
  zip: ReturnType<typeof createZip>,
  sheets: readonly string[],
): Promise<void> => {
  const ids = sheets.map((_name, index) => index + 1);
  const names = sheetNames(sheets);
  await zip.add('xl/styles.xml', styles);
  await zip.add(
    'xl/workbook.xml',
    `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${ids
      .map((id, index) => `<sheet name="${names[index]}" sheetId="${id}" r:id="sheet${id}"/>`)
      .join('')}</sheets></workbook>`,
  );
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  await zip.add(
    'xl/_rels/workbook.xml.rels',
    `${xml}<Relationships xmlns="${packages}/relationships">${ids
      .map((id) => relation(`sheet${id}`, 'worksheet', `worksheets/sheet${id}.xml`))
      .join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
  );
  await zip.add(
    '_rels/.rels',
    `${xml}<Relationships xmlns="${packages}/relationships">${relation('book', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  const part = (name: string, type: string): string =>
    `<Override PartName="/xl/${name}.xml" ContentType="${contents}.${type}+xml"/>`;
  await zip.add(
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${ids
      .map((id) => part(`worksheets/sheet${id}`, 'worksheet'))
      .join('')}</Types>`,
  );
};
