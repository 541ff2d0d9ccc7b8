import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findTestBrowser } from '../findBrowser.mjs';
import { inProject } from '../project.mjs';
import { allSizes, icnsFile, icoFile, linuxSizes } from './iconFiles.mjs';

/** Renders `resources/icon.svg`, the only source, in all sizes. Run it after each change of the drawing. */

const svg = readFileSync(inProject('resources', 'icon.svg'), 'utf8');
const executablePath = await findTestBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {Map<number, Buffer>} */
const pictures = new Map();
try {
  for (const size of allSizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    pictures.set(size, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
const write = (name, content) => writeFileSync(inProject('resources', ...name.split('/')), content);
mkdirSync(inProject('resources', 'icons'), { recursive: true });
for (const size of linuxSizes) write(`icons/${size}x${size}.png`, pictures.get(size));
write('icon.png', pictures.get(1024));
write('icon.ico', icoFile(pictures));
write('icon.icns', icnsFile(pictures));
