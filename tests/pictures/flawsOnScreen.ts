import type { Page } from '@playwright/test';

/** Flaws of a screen by sort, each with the text or name of its element. Empty for a good screen. */
export type Flaws = Record<string, string[]>;

/** Margin at the right of a page that its content leaves empty. */
const mostUnusedWidth = 220;

/**
 * Looks for text that a user cannot read and controls that cannot be pressed: broken words, cut figures, text cut
 * without an ellipsis, list rows of different heights or halved by the edge, menu entries of two lines, controls
 * under toasts, pages that scroll sideways or leave width unused.
 */
export const flawsOnScreen = (page: Page): Promise<Flaws> =>
  page.evaluate((mostUnused) => {
    const flaws: Record<string, string[]> = {};
    const note = (sort: string, text: string): void => {
      flaws[sort] = [...(flaws[sort] ?? []), text.trim().slice(0, 60)];
    };
    const isShown = (element: Element): boolean => {
      const { width, height, bottom, right } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        right > 0 &&
        element.checkVisibility({ opacityProperty: true })
      );
    };
    const linesOf = (range: Range): number => {
      const tops: number[] = [];
      for (const { top, height, width } of range.getClientRects())
        if (width > 1 && !tops.some((other) => Math.abs(other - top) < height / 2)) tops.push(top);
      return tops.length;
    };

    /** Whether a frame that does not scroll cuts the text, without an ellipsis or through a line. */
    const isClipped = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      let end = right;
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(frame);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const edges = frame.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX)) {
          // Text for screen readers only.
          if (edges.width < 2 || left > edges.right) return false;
          if (end > edges.right + 1 && textOverflow !== 'ellipsis') return true;
          end = Math.min(end, edges.right);
        }
        if (/hidden|clip/.test(overflowY) && top < edges.bottom - 3 && bottom > edges.bottom + 4) return true;
      }
      return false;
    };

    const menu = document.querySelector('nav a[href$="/dashboard"]')?.closest('nav');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const figure = /^[\d\s.,:€₴%−+-]+$|^\d{1,2} \p{L}+\.?( \d{4})?$|^[A-Z]{2}\d{2} … /u;
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || !isShown(element)) continue;
      range.selectNodeContents(node);
      if (isClipped(element, range.getBoundingClientRect())) note('clipped text', node.data);
      if (menu?.contains(element) && linesOf(range) > 1) note('menu entry of two lines', node.data);
      const isCut =
        getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
      if (isCut && figure.test(element.textContent.trim())) note('cut figure', node.data);
      for (const { index, 0: word } of node.data.matchAll(/[^\s/@.,_‑–—-]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) note('broken word', node.data);
      }
    }

    for (const grid of document.querySelectorAll('main [role=grid]')) {
      const rows = [...grid.querySelectorAll<HTMLElement>('tbody tr[data-row]')].filter(isShown);
      const heights = new Set(rows.map((row) => row.offsetHeight));
      if (heights.size > 1) note('row height', [...heights].join(', '));
      const frame = (grid.parentElement ?? grid).getBoundingClientRect();
      for (const row of rows) {
        const { top, bottom } = row.getBoundingClientRect();
        if (top < frame.bottom - 2 && bottom > frame.bottom + 2) note('halved row', row.textContent);
      }
    }

    const isScrolledOut = (element: Element, middle: number): boolean => {
      for (let frame = element.parentElement; frame; frame = frame.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(frame).overflowY) &&
          middle > frame.getBoundingClientRect().bottom
        )
          return true;
      return false;
    };
    for (const control of document.querySelectorAll('button, a[href], input, [role=switch], [role=tab]')) {
      if (!isShown(control) || control.closest('[data-toasts]')) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const middle = top + height / 2;
      const over = document.elementFromPoint(left + width / 2, middle);
      // The bar of a form, which has a toast beside its buttons, lies over the fields anyway.
      const isUnderBar = over?.closest('form') && !control.closest('[data-actions]');
      if (over?.closest('[data-toasts] > *') && !isUnderBar && !isScrolledOut(control, middle))
        note('under a toast', control.getAttribute('aria-label') ?? control.textContent);
    }

    const main = document.querySelector('main');
    for (const part of [document.documentElement, main])
      if (part && part.scrollWidth > part.clientWidth) note('scrolls sideways', part.tagName);
    // A message or a single short form leaves the page empty.
    if (main?.querySelector('[role=grid], table, section, fieldset')) {
      const right = main.getBoundingClientRect().left + main.clientWidth;
      const used = [...main.querySelectorAll('*')]
        .filter((element) => element.childElementCount === 0 && isShown(element))
        .map((element) => element.getBoundingClientRect().right);
      const unused = Math.round(right - Math.max(0, ...used));
      if (unused > mostUnused) note('unused width', `${unused}`);
    }
    return flaws;
  }, mostUnusedWidth);
