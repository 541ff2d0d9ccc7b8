import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { usePageStore } from '../stores/page.ts';
import { isCommandKey, useDocumentKeys } from './useDocumentKeys.ts';
import { useFormatters } from './useFormatters.ts';

/**
 * Buttons that carry content and are therefore printed: contacts,
 * flags, findings, names, masked values, filters, cards, ids, images.
 */
const withContent =
  '[role=link], [role=switch], [data-act=view], [data-act=reveal], [data-found], [data-chip], [data-order], [data-id], :has(img)';

/**
 * Print styles: black on white in every theme, no menu, no buttons, scroll areas at full height, table
 * headers on every page, totals only once at the end.
 */
const paper = `
  html, body, #root, #root *:has(main), main, main * {
    overflow: visible !important; max-height: none !important; min-height: 0 !important;
  }
  html, body, #root, #root *:has(main), main { display: block !important; height: auto !important; }
  * { color: #000 !important; background-color: transparent !important; box-shadow: none !important; outline: none !important; }
  html, body { background-color: #fff !important; }
  #root *:has(main) > :not(main, :has(main)), main:has(> [data-paper]) > :not([data-paper]) { display: none !important; }
  [role=banner], header, nav:not(main nav), main nav > :not([aria-live]), aside, button:not(th button, ${withContent}), [data-actions],
  [role=toolbar], main [role=status]:not([data-found]), [role=combobox]:not(form input), [role=dialog], [role=progressbar], [data-buttons], :is([data-act=reveal], [data-id]) svg,
  section[aria-live], div:has(+ main), main a[href][class*=fui-Button],
  [class*=__expandIcon], [class*=__clearIcon], [class*=Select__icon] { display: none !important; }
  [role=switch]:checked ~ [class*=Switch__indicator] { border: 1px solid #000 !important; }
  [data-order] * { overflow: hidden !important; }
  th, td { position: static !important; border-block-color: #999 !important; }
  thead { display: table-header-group; }
  #root *:has(main), main { margin: 0 !important; padding: 0 !important; }
  table:is(:not([role=grid]), [data-list]) thead button { display: contents !important; }
  main table:not([role=grid]) td { height: auto !important; padding-block: 3px !important; }
  div:has(> table) { border: none !important; }
  tfoot { display: table-row-group; position: static !important; }
  td:has(> button:only-child:not(${withContent})) { display: none !important; }
  tr, dl { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  main table { font-size: 8pt !important; }
  main table:is(:not([role=grid]), [data-list]) { width: 100% !important; }
`;

/**
 * Turns the grid back into a table, whose columns share the page width and whose rows grow with their text.
 */
const listOnPaper = `
  div:has([data-list]) { display: block !important; border: none !important; }
  [data-list] { display: table !important; table-layout: fixed; border-collapse: collapse; }
  [data-list] > thead { display: table-header-group !important; }
  [data-list] > tbody { display: table-row-group !important; }
  [data-list] tr { display: table-row !important; position: static !important; height: auto !important; }
  [data-list] :is(th, td):not([data-buttons], [aria-colindex="1"]) {
    display: table-cell !important; height: auto !important; padding: 3px 4px !important; border-inline: none !important;
    line-height: 1.3 !important; vertical-align: top; white-space: normal !important; overflow-wrap: anywhere !important;
  }
  [data-list] [aria-colindex="1"], [data-list] th > :not([data-stop]) { display: none !important; }
  [data-list] th span { display: inline !important; position: static !important; }
  [data-list] td { align-content: start !important; text-indent: 0 !important; }
  [data-list] td > [aria-hidden=true]:first-child { display: none !important; }
  [data-list] td > [data-act]:not([data-act=copy]) { display: inline !important; padding: 0 !important; }
  [data-list] [role=switch] { width: auto !important; height: auto !important; border: none !important; }
  [data-list] [role=switch]::before { content: attr(title) !important; position: static !important; }
`;

/** Tables with more columns than a week are printed in landscape. */
const maxUpright = 8;
const isWide = (): boolean =>
  [
    ...document.querySelectorAll<HTMLTableElement>(
      'main:not(:has(> [data-paper])) table, main > [data-paper] table',
    ),
  ].some(({ rows: [head] }) => (head?.cells.length ?? 0) > maxUpright);

/** Printed columns keep the proportions of their widths on screen. */
const columnsOnPaper = (): string => {
  const titles = [...document.querySelectorAll('[data-list] th:has([data-stop]:not([data-stop="0"]))')];
  const widths = titles.map((title) => title.getBoundingClientRect().width);
  const all = widths.reduce((sum, width) => sum + width, 0);
  return widths
    .map((width, index) => `[data-list] th[aria-colindex="${index + 2}"] { width: ${(100 * width) / all}%; }`)
    .join(' ');
};

/** Quoted string for a style sheet, without characters that would end it. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\\n\r\f]/g, ' ')}"`;

/** Page orientation, and margins with page title, place and time of printing, and page numbers. */
const pageOf = (name: string, origin: string, isAcross: boolean): string => `
  @page {
    ${isAcross ? 'size: landscape;' : ''}
    margin: 14mm 12mm 18mm;
    @bottom-left { content: ${quoted(name)}; font: 8pt sans-serif; }
    @bottom-center { content: ${quoted(origin)}; font: 8pt sans-serif; }
    @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; }
  }
`;

let isPrinting = false;
const listeners = new Set<() => void>();
const setPrinting = (is: boolean): void => {
  isPrinting = is;
  // Synchronous: the browser lays out the printed page right after the event.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Only Electron can make a PDF of a page. */
export const canSavePage = (): boolean => navigator.userAgent.includes('Electron/');

/** True while printing: lists then render all their pages. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Ctrl+P, and print styles for paper and PDF. `place` replaces the header, which is not printed. */
export const usePrint = (place: string | null): void => {
  const { dateTime } = useFormatters();
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'p') || event.shiftKey || event.repeat) return;
    event.preventDefault();
    window.print();
  });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const begin = (): void => {
      const moment = dateTime(new Date().toISOString());
      const { scopeTitle, chosenPlace } = usePageStore.getState();
      // The title of a record window already contains the place.
      const origin = [scopeTitle ? '' : (place ?? chosenPlace), moment].filter(Boolean).join(' · ');
      const columns = columnsOnPaper();
      // A dialog may have added its content for paper.
      setPrinting(true);
      const sheets = pageOf(document.title, origin, isWide());
      sheet.replaceSync(`@media print { ${paper} ${listOnPaper} ${columns} } ${sheets}`);
      document.adoptedStyleSheets.push(sheet);
    };
    const end = (): void => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [dateTime, place]);
};
