import { type ApiRecord, connectToApi } from '../support/apiClient.ts';
import { expect, test } from '../support/app.ts';
import { goTo } from '../support/navigate.ts';
import { startLoggedIn } from '../support/startLoggedIn.ts';

test("candidates are accepted or rejected with two keys each, without overriding a colleague's decision", async ({
  app,
}) => {
  const page = await startLoggedIn(app, { at: '/country/es/companies' });
  const api = await connectToApi(app.api());
  const [, city] = await api.list('/es/cities');
  const path = `/es/cities/${city?.id}/couriers`;
  const waiting = (await api.list(path))
    .filter(({ status }) => status === 'request_was_sent')
    .toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)));
  const [first, second, third] = waiting;
  await goTo(page, `/country/es/city/${city?.id}/couriers`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Review', exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(heading).toHaveText(String(first?.fullName));
  await expect(page.getByText(`${waiting.length} left`)).toBeVisible();
  const documents = page.getByRole('region', { name: 'Documents' });
  const show = async (): Promise<void> => {
    await expect(page.getByRole('button', { name: 'Show the documents' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(documents).toBeVisible();
  };

  /** Without zone or one of the passport pictures, approving asks once. */
  const approve = async (candidate: ApiRecord | undefined): Promise<void> => {
    await page.keyboard.press('a');
    if (candidate?.geoZoneId && candidate.passportImage && candidate.withPassportImage) return;
    await page.getByRole('button', { name: 'Approve anyway' }).click();
  };

  await show();
  const photo = documents.getByRole('figure', { name: 'Photo' });
  await photo.getByRole('button', { name: 'Zoom in' }).click();
  await photo.getByRole('button', { name: 'Rotate' }).click();
  await expect(photo.getByRole('img')).toHaveCSS('transform', /^matrix\(.*1, -1/);
  await approve(first);
  await expect(heading).toHaveText(String(second?.fullName));
  await show();
  await approve(second);
  await expect(heading).toHaveText(String(third?.fullName));
  await page.keyboard.press('s');
  await expect(page.getByRole('region', { name: 'Reject with an error' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(heading).not.toHaveText(String(third?.fullName));

  await api.write('PATCH', `${path}/${second?.id}`, { status: 'rejected' });
  await app.quit();
  expect(await api.read(`${path}/${first?.id}`)).toMatchObject({ status: 'accepted' });
  expect(await api.read(`${path}/${second?.id}`)).toMatchObject({ status: 'rejected' });
  expect(await api.read(`${path}/${third?.id}`)).toMatchObject({
    status: 'rejected_with_error',
    errorMessage: expect.stringMatching(/pasaporte/),
  });
});
