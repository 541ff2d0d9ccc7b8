import type {} from '@vitest/browser-playwright';
import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';

/**
 * Resets window size and pointer position: all component test files share one page and run in random order.
 */
afterEach(async () => {
  if (window.innerWidth !== 1440 || window.innerHeight !== 900) await page.viewport(1440, 900);
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
});
