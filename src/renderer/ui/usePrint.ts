import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isCommandKey, useDocumentKeys } from './useDocumentKeys.ts';
import { useFormatters } from './useFormatters.ts';

/**
 * Paper: black on white whatever the theme is, no menu and no buttons, all that scrolls on the screen at its whole length,
 * and the heads of tables on every page.
 */
const paper = `
  html, body, #root, #root *:has(main), main, main * {
    overflow: visible !important; max-height: none !important;
  }
  html, body, #root, #root *:has(main), main { display: block !important; height: auto !important; }
  * { color: #000 !important; background-color: transparent !important; box-shadow: none !important; }
  html, body { background-color: #fff !important; }
  [role=banner], header, nav, aside, button:not(th button), [role=toolbar], main [role=status], [role=combobox], [role=dialog], [role=progressbar],
  section[aria-live], div:has(+ main), main a[href][class*=fui-Button] { display: none !important; }
  th, td { position: static !important; border-block-color: #999 !important; }
  thead { display: table-header-group; }
  td:has(> button:only-child) { display: none !important; }
  tr { break-inside: avoid; }
  main table { width: 100% !important; font-size: 8pt !important; }
`;

/** A text in a style sheet: in quotes, without what would end them. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\\n\r\f]/g, ' ')}"`;

/** What a page is called, when it was printed, and which of its sheets this is. */
const footOf = (name: string, moment: string): string => `
  @page {
    margin: 14mm 12mm 18mm;
    @bottom-left { content: ${quoted(name)}; font: 8pt sans-serif; }
    @bottom-center { content: ${quoted(moment)}; font: 8pt sans-serif; }
    @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; }
  }
`;

let isPrinting = false;
const listeners = new Set<() => void>();
const setPrinting = (is: boolean): void => {
  isPrinting = is;
  // The page is laid out for paper as soon as the event is over.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the page is on its way to paper: then it shows what it has on several pages of the screen. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Ctrl+P, as in any program, and what every page looks like on paper or as a PDF. */
export const usePrint = (): void => {
  const { dateTime } = useFormatters();
  useDocumentKeys((event) => {
    if (!isCommandKey(event, 'p') || event.shiftKey || event.repeat) return;
    event.preventDefault();
    window.print();
  });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const begin = (): void => {
      const foot = footOf(document.title, dateTime(new Date().toISOString()));
      sheet.replaceSync(`@media print { ${paper} } ${foot}`);
      document.adoptedStyleSheets.push(sheet);
      setPrinting(true);
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
  }, [dateTime]);
};
