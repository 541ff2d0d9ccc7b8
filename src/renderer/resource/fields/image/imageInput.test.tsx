import { afterEach, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { RouteInput } from '#shared/ipc/routes.ts';
import { holdsFocus, openList, openNew } from '../../../testing/listScreen.ts';
import { closeApp } from '../../../testing/openApp.tsx';
import type { StubbedMain } from '../../../testing/stubMain.ts';

afterEach(closeApp);

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const stored = { imageUrl: '/bucket/photo.png' };

const picture = (content: number[], length = content.length): File => {
  const bytes = new Uint8Array(length);
  bytes.set(content);
  return new File([bytes], 'photo.png', { type: 'image/png' });
};

type Upload = RouteInput<'api.upload'>;

/** Opens the form of a new top filter with a stubbed upload. */
const openForm = async (answer: (upload: Upload, main: StubbedMain) => Promise<Result<unknown>>) => {
  const main = await openList('/country/es/top_filters');
  const uploads: Upload[] = [];
  main.answerRoute('api.upload', (upload: Upload) => {
    uploads.push(upload);
    return answer(upload, main);
  });
  const image = (await openNew('New top filter')).getByRole('group', { name: 'Image' });
  await expect.element(image).toBeVisible();
  const input = image.element().querySelector('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with');
  return {
    main,
    image,
    uploads,
    shown: image.getByRole('img', { name: 'Image' }),
    progress: image.getByRole('progressbar', { name: 'Uploading: Image' }),
    choose: (file: File) => userEvent.upload(input, file),
  };
};

const button = (image: Locator, name: string): Locator => image.getByRole('button', { name });

test('an upload shows its progress, can be cancelled, and ignores a late answer', async () => {
  const held = Promise.withResolvers<Result<unknown>>();
  const { main, image, uploads, shown, progress, choose } = await openForm(() => held.promise);
  await choose(picture(signature));
  await expect.poll(() => uploads).toHaveLength(1);
  const uploadId = uploads[0]?.uploadId ?? '';
  main.notify('upload.progressed', { uploadId: 'of-another-window', sent: 99, total: 100 });
  main.notify('upload.progressed', { uploadId, sent: 42, total: 100 });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '42');
  await expect.element(image).toMatchTextContent(/42%/);

  await button(image, 'Cancel').click();
  await expect.element(progress).not.toBeInTheDocument();
  expect(holdsFocus(button(image, 'Upload image'))).toBe(true);
  await expect.poll(() => main.requests.map(({ route }) => route)).toContain('api.abort');
  held.resolve(success(stored));
  await expect.element(image.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(shown).not.toBeInTheDocument();
});

test('a failed upload shows the reason, and Retry sends the same image again', async () => {
  const requestId = 'a1'.repeat(16);
  const lost = { ok: false, error: { ...failure('NETWORK').error, requestId } } as const;
  const answers: Result<unknown>[] = [lost, failure('FULL', 507, 'No space left')];
  const { image, uploads, shown, choose } = await openForm(async () => answers.shift() ?? success(stored));
  await choose(picture([...signature, 1, 2, 3]));
  await expect.element(image.getByRole('alert')).toMatchTextContent(/^Network Error/);
  await image.getByText('Details').click();
  await expect.element(image.getByText(requestId)).toBeVisible();
  await button(image, 'Retry').click();
  await expect
    .element(image.getByRole('alert'))
    .toHaveTextContent('The server could not do this. Its message: “No space left”');
  await button(image, 'Retry').click();
  await expect.element(shown).toBeInTheDocument();
  await expect.element(image.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(image.getByRole('status')).toHaveTextContent('Image: 100 % uploaded');
  expect(holdsFocus(button(image, 'Replace image'))).toBe(true);
  expect(uploads.map(({ bytes, name, type }) => ({ bytes: [...bytes], name, type }))).toEqual(
    Array.from({ length: 3 }, () => ({
      bytes: [...signature, 1, 2, 3],
      name: 'photo.png',
      type: 'image/png',
    })),
  );
});

test('a file that is not an image, too large or empty is refused before sending', async () => {
  const { image, uploads, shown, choose } = await openForm(async () => success(stored));
  for (const [file, message] of [
    [picture([...new TextEncoder().encode('GIF89a')]), 'Choose a PNG, JPEG or WebP image'],
    [picture(signature, 5 * 1024 * 1024 + 1), 'The image is larger than 5 MB. Choose a smaller one.'],
    [picture([]), 'The file is empty. Choose another one.'],
  ] as const) {
    await choose(file);
    await expect.element(image.getByRole('alert')).toHaveTextContent(message);
    await expect.element(button(image, 'Choose another image')).toBeVisible();
  }
  expect(uploads).toEqual([]);
  await choose(picture(signature));
  await expect.element(shown).toBeInTheDocument();
  await expect.element(image.getByRole('alert')).not.toBeInTheDocument();
  expect(uploads).toHaveLength(1);
});
