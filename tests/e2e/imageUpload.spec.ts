import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { axeProblems } from '../support/axeProblems.ts';
import { openList } from '../support/listScreen.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** Valid PNG of colour noise, which does not compress: about 3 bytes per pixel. */
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

/** 4.9 MB: exceeds the connection's buffers while the server is not reading. */
const largePng = noisePng(1275);

/** Keeps the server from reading the upload until the fault is cleared. */
const heldUpload = { match: 'POST /api/v1/utils/file', fault: 'hold' };

test('the upload of a large picture shows its progress, can be cancelled, and completes', async ({ app }) => {
  const { page } = await openList(app, '/country/es/top_filters');
  await page.getByRole('button', { name: 'Add new' }).click();
  const dialog = page.getByRole('dialog', { name: 'New top filter' });
  const image = dialog.getByRole('group', { name: 'Image' });
  const progress = image.getByRole('progressbar', { name: 'Uploading: Image' });
  const choose = () =>
    image
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: largePng });
  await app.api().setFault(heldUpload);
  test.slow();
  const shown = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'));

  await test.step('refused', async () => {
    const buffer = Buffer.from('<h1>No picture</h1>');
    const file = { name: 'photo.png', mimeType: 'image/png', buffer };
    await image.locator('input[type=file]').setInputFiles(file);
    await expect(image.getByRole('alert')).toBeVisible();
    expect.soft(await axeProblems(page, 'floating')).toEqual([]);
  });

  await test.step('cancelled', async () => {
    await choose();
    await expect.poll(shown).toBeGreaterThan(5);
    expect(await shown()).toBeLessThan(100);
    // Read both in one call: the upload continues between two calls.
    const [value, text] = await image.evaluate((group) => [
      group.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'),
      group.textContent,
    ]);
    expect(text).toContain(`${value}%`);
    expect(await axeProblems(page, 'floating')).toEqual([]);
    await image.getByRole('button', { name: 'Cancel' }).click();
    await expect(progress).toBeHidden();
    await expect(image.getByRole('button', { name: 'Upload image' })).toBeFocused();
    await expect(image.getByRole('alert')).toHaveCount(0);
    // The server notices the abort only when it starts to read.
    await app.api().clearFaults();
    const answers = async () =>
      (await app.api().requests()).filter(({ path }) => path.endsWith('/utils/file'));
    await expect.poll(async () => (await answers()).length).toBe(1);
    expect((await answers())[0]?.status).not.toBe(201);
    await expect(image.getByRole('img')).toHaveCount(0);
  });

  await test.step('sent', async () => {
    await app.api().setFault(heldUpload);
    await choose();
    await expect.poll(shown).toBeGreaterThan(5);
    await expect(image.getByRole('status')).toHaveText('');
    await app.api().clearFaults();
    await expect(image.getByRole('img', { name: 'Image' })).toBeVisible();
    await expect(progress).toBeHidden();
    await expect(image.getByRole('status')).toHaveText('Image: 100 % uploaded');
  });

  await test.step('saved with the record', async () => {
    await dialog.getByLabel('Name', { exact: true }).fill('Noise');
    await dialog.getByRole('combobox', { name: 'Home category' }).fill('Flo');
    await page.getByRole('option', { name: 'Flores' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    const record = (await (await connectToApi(app.api())).list('/es/top_filters')).find(
      ({ name }) => name === 'Noise',
    );
    const stored = await fetch(`${app.api().origin}${String(record?.image)}`);
    expect(Buffer.from(await stored.arrayBuffer()).equals(largePng)).toBe(true);
  });
});
