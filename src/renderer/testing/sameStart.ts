import type {} from '@vitest/browser-playwright';
import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';

/**
 * All files of component tests share one page. What a test leaves there, such as the size of the window and the place of the
 * pointer, would be where the next one begins, and the order of files differs from run to run.
 */
afterEach(async () => {
  if (window.innerWidth !== 1440 || window.innerHeight !== 900) await page.viewport(1440, 900);
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
});
