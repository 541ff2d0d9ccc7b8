import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { connectToApi, countRequests } from '../support/apiClient.ts';
import { type AppUnderTest, expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A real picture of coloured noise, which no compression makes smaller: about 3 bytes for each point. */
const noisePng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const png = (buffer: Buffer, name = 'photo.png') => ({ name, mimeType: 'image/png', buffer });
const smallPng = noisePng(40);
/** 4.9 MB: more than a connection keeps in its buffers while the server does not read yet. */
const largePng = noisePng(1275);

interface UploadScreen {
  page: Page;
  dialog: Locator;
  image: Locator;
  choose: (file: ReturnType<typeof png>) => Promise<void>;
  progress: Locator;
  uploads: () => Promise<number>;
}

const openForm = async (app: AppUnderTest): Promise<UploadScreen> => {
  const { page } = await openList(app, '/country/es/top_filters');
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: 'New top filter' });
  const image = dialog.getByRole('group', { name: 'Image' });
  await expect(image).toBeVisible();
  return {
    page,
    dialog,
    image,
    choose: (file) => image.locator('input[type=file]').setInputFiles(file),
    progress: image.getByRole('progressbar', { name: 'Uploading: Image' }),
    uploads: () => countRequests(app.api(), 'POST', '/utils/file'),
  };
};

const uploadFault = (fault: string, times: number) => ({ match: 'POST /api/v1/utils/file', fault, times });

test('a large picture shows how far it is, can be cancelled, and arrives', async ({ app }) => {
  const { page, dialog, image, choose, progress } = await openForm(app);
  await app.api().setFault(uploadFault('delay=8000', 1));
  await app.api().setFault(uploadFault('delay=3000', 1));
  test.slow();
  const shown = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'));

  await test.step('cancelled', async () => {
    await choose(png(largePng));
    await expect.poll(shown).toBeGreaterThan(5);
    expect(await shown()).toBeLessThan(100);
    // Both at the same moment: the picture goes on arriving while the test looks.
    const [value, text] = await image.evaluate((group) => [
      group.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'),
      group.textContent,
    ]);
    expect(text).toContain(`${value}%`);
    expect(await axeProblems(page, true)).toEqual([]);
    await image.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await expect(image.getByRole('button', { name: 'Upload image' })).toBeFocused();
    await expect(image.getByRole('alert')).toHaveCount(0);
    // The server notices only when it begins to read.
    const answers = async () =>
      (await app.api().requests()).filter(({ path }) => path.endsWith('/utils/file'));
    await expect.poll(async () => (await answers()).length, { timeout: 20_000 }).toBe(1);
    expect((await answers())[0]?.status).not.toBe(201);
    await expect(image.getByRole('img')).toHaveCount(0);
  });

  await test.step('sent', async () => {
    await choose(png(largePng));
    await expect.poll(shown).toBeGreaterThan(5);
    await expect(image.getByRole('status')).toHaveText('');
    await expect(image.getByRole('img', { name: 'Image' })).toBeVisible({ timeout: 20_000 });
    await expect(progress).toBeHidden();
    await expect(image.getByRole('status')).toHaveText('Image: 100 % uploaded');
  });

  await test.step('kept with the record', async () => {
    await dialog.getByLabel('Name', { exact: true }).fill('Noise');
    await dialog.getByRole('combobox', { name: 'Home category' }).fill('Flo');
    await page.getByRole('option', { name: 'Flores' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const record = (await (await connectToApi(app.api())).list('/es/top_filters')).find(
      ({ name }) => name === 'Noise',
    );
    const stored = await fetch(`${app.api().origin}${String(record?.image)}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(largePng)).toBe(true);
  });
});

test('a broken connection says so, and Retry sends the same picture again', async ({ app }) => {
  const { page, image, choose, uploads } = await openForm(app);
  await app.api().setFault(uploadFault('drop', 1));
  await choose(png(largePng));
  await expect(image.getByRole('alert')).toHaveText('Network Error');
  expect(await axeProblems(page, true)).toEqual([]);
  await image.getByRole('button', { name: 'Retry' }).click();
  await expect(image.getByRole('img', { name: 'Image' })).toBeVisible();
  await expect(image.getByRole('alert')).toHaveCount(0);
  await expect(image.getByRole('button', { name: 'Replace image' })).toBeFocused();
  expect(await uploads()).toBe(2);
});

test('a server that does not answer is given up, and an error of its own is shown', async ({ app }) => {
  const { image, choose } = await openForm(app);
  await app.api().setFault(uploadFault('delay=20000', 1));
  await app.api().setFault(uploadFault('status=507', 1));
  await choose(png(smallPng));
  await expect(image.getByRole('alert')).toHaveText('Network Error', { timeout: 15_000 });
  await image.getByRole('button', { name: 'Retry' }).click();
  await expect(image.getByRole('alert')).toHaveText('Status 507 on purpose');
  await image.getByRole('button', { name: 'Retry' }).click();
  await expect(image.getByRole('img', { name: 'Image' })).toBeVisible();
});

test('what is no picture, too large or empty is refused before it is sent', async ({ app }) => {
  const { page, image, choose, uploads } = await openForm(app);
  for (const [buffer, message] of [
    [Buffer.from('GIF89a, and called a PNG'), 'Only PNG, JPEG and WebP images can be uploaded'],
    [Buffer.concat([smallPng, Buffer.alloc(5 * 1024 * 1024)]), 'The image is larger than 5 MB'],
    [Buffer.alloc(0), 'The file is empty'],
  ] as const) {
    await choose(png(buffer));
    await expect(image.getByRole('alert')).toHaveText(message);
  }
  expect(await uploads()).toBe(0);
  const chooser = page.waitForEvent('filechooser');
  await image.getByRole('button', { name: 'Choose another image' }).click();
  await (await chooser).setFiles(png(smallPng));
  await expect(image.getByRole('img', { name: 'Image' })).toBeVisible();
  await expect(image.getByRole('alert')).toHaveCount(0);
  expect(await uploads()).toBe(1);
});
