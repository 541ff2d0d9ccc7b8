import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { useSessionStore } from '../../stores/session.ts';
import { focus, press, routeNow, untilShown } from '../../testing/listScreen.ts';
import { closeApp, type OpenOptions, openApp } from '../../testing/openApp.tsx';
import type { StubbedMain } from '../../testing/stubMain.ts';

afterEach(closeApp);

const route = '/country/es/city/ci00000000000001/courier_review';
const heading = page.getByRole('heading', { level: 1 });
const show = page.getByRole('button', { name: 'Show the documents' });
const documents = page.getByRole('region', { name: 'Documents' });
const approve = page.getByRole('button', { name: 'Approve' });
const approveAnyway = page.getByRole('button', { name: 'Approve anyway' });
const undo = page.getByRole('button', { name: 'Undo' });
const left = (count: number) => page.getByRole('status').filter({ hasText: `${count} left` });

const waiting = ({ records }: StubbedMain): void => {
  for (const [index, courier] of (records.couriers ?? []).entries())
    Object.assign(courier, {
      status: 'request_was_sent',
      errorMessage: null,
      createdAt: `2026-11-0${index + 1}T10:00:00.000Z`,
      withPassportImage: '/bucket/selfie.png',
    });
};

/** Opens the review with three waiting candidates; the oldest is Iker. */
const openReview = (options: OpenOptions = {}): Promise<StubbedMain> =>
  openApp(route, {
    ...options,
    prepare: (main) => {
      waiting(main);
      options.prepare?.(main);
    },
  });

const deferredBodies = (main: StubbedMain): unknown[] =>
  main.requests.flatMap(({ route, payload }) =>
    route === 'api.defer' ? (payload as { calls: { body: unknown }[] }).calls.map(({ body }) => body) : [],
  );

test('F shows and hides all documents, A approves once they are shown, and the next candidate comes hidden', async () => {
  const main = await openReview();
  await expect.element(heading).toHaveTextContent('Iker Sample');
  await expect.element(left(main.records.couriers?.length ?? 0)).toBeVisible();
  await expect.element(show).toBeVisible();
  expect(document.querySelectorAll('main img')).toHaveLength(0);
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  await press('a');
  await expect.element(show).toBeVisible();
  await press('f');
  await expect.element(documents.getByText('PA012345')).toBeVisible();
  await expect.element(documents.getByRole('figure', { name: 'Photo' })).toMatchTextContent(/Not provided/);
  // The stub has no such picture, so the error state with its button appears.
  const passport = documents.getByRole('figure', { name: 'Passport image' });
  await expect.element(passport.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(documents.getByRole('figure', { name: 'Image with passport' })).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Missing information' }))
    .toHaveTextContent('No photoNo IBAN');
  page
    .getByRole('button', { name: 'Notifications' })
    .element()
    .dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await expect.element(documents).not.toBeInTheDocument();
  await press('f');
  await press('{Control>}a{/Control}');
  await press('{Alt>}a{/Alt}');
  await expect.element(heading).toHaveTextContent('Iker Sample');
  expect(deferredBodies(main)).toEqual([]);
  // The next candidate is prefetched.
  await expect
    .poll(() => main.callsOf('couriers.read').map(({ params }) => params.id))
    .toContain('cu00000000000002');
  await press('a');
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await expect.element(show).toBeVisible();
  expect(deferredBodies(main)).toEqual([{ status: 'accepted' }]);
  expect(main.callsOf('couriers.update')).toEqual([]);
  await undo.click();
  await expect.element(heading).toHaveTextContent('Iker Sample');
  await expect.element(show).toBeVisible();
});

test('name, documents and reasons for a rejection fit into a small window', async () => {
  await page.viewport(1280, 720);
  await openReview();
  await expect.element(show).toBeVisible();
  await press('f');
  await expect.element(documents).toBeVisible();
  await press('s');
  const panel = page.getByRole('region', { name: 'Reject with an error' });
  await expect.element(panel.getByRole('button', { name: 'Reject with this text' })).toBeVisible();
  const frame = (document.querySelector('main') as HTMLElement).getBoundingClientRect();
  const bar = page.getByRole('toolbar', { name: 'Decision' }).element().getBoundingClientRect();
  expect(heading.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.top);
  expect(panel.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
});

test('a rejection needs a text, and Escape keeps a typed one', async () => {
  const main = await openReview();
  await expect.element(show).toBeVisible();
  await press('s');
  const panel = page.getByRole('region', { name: 'Reject with an error' });
  const reject = panel.getByRole('button', { name: 'Reject with this text' });
  const own = panel.getByRole('textbox', { name: 'In your own words' });
  await own.fill('  ');
  await reject.click();
  await expect.element(own).toBeInvalid();
  await expect.element(own).toHaveAccessibleDescription('Describe the corrections, or choose a text above');
  expect(deferredBodies(main)).toEqual([]);
  await own.fill('The name differs');
  await expect.element(own).toBeValid();
  await press('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await press('s');
  await expect.element(own).toHaveValue('The name differs');
  await reject.click();
  await expect
    .poll(() => deferredBodies(main))
    .toEqual([{ status: 'rejected_with_error', errorMessage: 'The name differs' }]);
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await page.getByRole('link', { name: 'Full record' }).click();
  await expect.poll(routeNow).toMatch(/couriers\/\w+$/);
});

test('a typed rejection survives another candidate and the end of the session, and leaving asks first', async () => {
  const main = await openReview();
  await expect.element(show).toBeVisible();
  const panel = page.getByRole('region', { name: 'Reject with an error' });
  const own = panel.getByRole('textbox', { name: 'In your own words' });
  await press('s');
  await own.fill('The photo is from 2009');
  await heading.click();
  await press('j');
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await press('s');
  await expect.element(own).toHaveValue('');
  await heading.click();
  await press('k');
  await press('s');
  await expect.element(own).toHaveValue('The photo is from 2009');

  const { session } = useSessionStore.getState();
  main.notify('session.changed', { ...session, status: 'loggedOut', user: null, expired: true });
  const login = page.getByRole('alertdialog', { name: 'Log in again' });
  main.answerRoute('auth.login', () => {
    main.notify('session.changed', session);
    return success(session);
  });
  const reads = main.callsOf('couriers.list').length;
  await login.getByLabelText('Password', { exact: true }).fill('secret');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => main.callsOf('couriers.list').length).toBeGreaterThan(reads);
  await expect.element(login).not.toBeInTheDocument();
  await expect.element(own).toHaveValue('The photo is from 2009');

  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await page.getByRole('link', { name: 'Full record' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await show.click();
  await panel.getByRole('button', { name: 'Reject with this text' }).click();
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await undo.click();
  await press('s');
  await expect.element(own).toHaveValue('The photo is from 2009');
});

test('a number key rejects with a prepared text; edited texts are kept, removed ones can be restored', async () => {
  const main = await openReview();
  await show.click();
  await press('s');
  const panel = page.getByRole('region', { name: 'Reject with an error' });
  await panel.getByLabelText('Text language').selectOptions('English');
  await panel.getByRole('button', { name: /^Change: The passport picture/ }).click();
  await panel.getByRole('textbox', { name: 'Changed text' }).fill('Too dark: 2 of 3');
  await press('1');
  expect(deferredBodies(main)).toEqual([]);
  await panel.getByRole('textbox', { name: 'Changed text' }).fill('Too dark');
  await panel.getByRole('button', { name: 'Save only' }).click();
  await panel.getByRole('button', { name: 'Too dark', exact: true }).click();
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await press('s');
  await panel.getByLabelText('Text language').selectOptions('English');
  await expect.element(panel.getByRole('listitem').first()).toMatchTextContent(/Too dark/);
  const texts = panel.getByRole('listitem');
  await panel.getByRole('button', { name: 'Change: Too dark' }).click();
  await panel.getByRole('button', { name: 'Remove this text' }).click();
  await expect.element(texts).toHaveLength(4);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.element(texts).toHaveLength(5);
  focus(panel.getByRole('button', { name: 'Too dark', exact: true }));
  await press('2');
  await expect
    .poll(() => deferredBodies(main))
    .toEqual([
      { status: 'rejected_with_error', errorMessage: 'Too dark' },
      {
        status: 'rejected_with_error',
        errorMessage: 'The photo does not show your face clearly. Please upload another one.',
      },
    ]);
});

test('a colleague’s decision is reported before and after the own one; a refusal brings the candidate back', async () => {
  const main = await openReview();
  await show.click();
  Object.assign(main.records.couriers?.[1] ?? {}, { status: 'rejected' });
  await press('a');
  await expect.element(page.getByText('Lola Sample: another user has decided')).toBeVisible();
  const third = String(main.records.couriers?.[2]?.fullName);
  await expect.element(heading).toHaveTextContent(third);
  main.answer('couriers.update', () => failure('FORBIDDEN', 403, 'Not yours'));
  await main.sendDeferred();
  await expect.element(page.getByText('Could not save the decision on Iker Sample: Not yours')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Iker Sample');
});

test('an empty queue, a failed read and hidden documents in privacy mode are each shown', async () => {
  const main = await openReview({
    prepare: ({ records, answer }) => {
      for (const courier of records.couriers ?? []) courier.status = 'active';
      answer('couriers.list', () => failure('FORBIDDEN', 403, 'Not for you'));
    },
  });
  await expect.element(page.getByText('Not for you')).toBeVisible();
  main.answerAsUsual();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No couriers are waiting for approval.')).toBeVisible();
  waiting(main);
  main.notify('settings.changed', { ...main.settings(), privacy: true });
  await page.getByRole('button', { name: 'Check for new candidates' }).click();
  await expect.element(page.getByText(/^Privacy mode hides documents/)).toBeVisible();
  await press('f');
  await expect.element(documents).not.toBeInTheDocument();
});

/** Opens the review of candidates without documents on a stopped clock. */
const openWithoutDocuments = async (): Promise<StubbedMain> => {
  vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
  onTestFinished(() => void vi.useRealTimers());
  const none = { image: null, passportNumber: null, passportImage: null, withPassportImage: null };
  const main = await openReview({
    prepare: ({ records }) => {
      for (const courier of records.couriers ?? []) Object.assign(courier, none);
    },
  });
  await expect.element(approve).toBeVisible();
  return main;
};

test('a double key press decides on one candidate only, also without documents', async () => {
  const main = await openWithoutDocuments();
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
  await heading.click();
  vi.setSystemTime(new Date('2026-11-23T11:30:01Z'));
  await press('a');
  await approveAnyway.click();
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await untilShown('You pressed too soon. Nothing changed.', () => press('a'));
  await approve.click();
  expect(deferredBodies(main)).toEqual([{ status: 'accepted' }]);
  vi.setSystemTime(new Date('2026-11-23T11:30:02Z'));
  await approve.click();
  await approveAnyway.click();
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }, { status: 'accepted' }]);
});

test('a clock that is set back by a day does not block decisions', async () => {
  const main = await openWithoutDocuments();
  vi.setSystemTime(new Date('2026-11-22T11:30:00Z'));
  await approve.click();
  await approveAnyway.click();
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }]);
});

test('approving without zone or passport picture asks once, and Cancel decides nothing', async () => {
  const main = await openReview({
    prepare: ({ records }) => Object.assign(records.couriers?.[0] ?? {}, { geoZoneId: null, geoZone: null }),
  });
  await show.click();
  await press('a');
  const question = page.getByRole('alertdialog', { name: 'Approve anyway?' });
  await expect.element(question).toMatchTextContent(/No zone\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(deferredBodies(main)).toEqual([]);
  await show.click();
  await press('1');
  await expect.poll(() => main.callsOf('couriers.update')[0]?.body).toEqual({ geoZoneId: 'zone1' });
  await expect
    .element(page.getByRole('button', { name: 'Centro', exact: false }))
    .toHaveAttribute('aria-pressed', 'true');
  await press('a');
  await expect.poll(() => deferredBodies(main)).toEqual([{ status: 'accepted' }]);
});

test('the candidates of all cities come in one queue, oldest first, each decided in its own city', async () => {
  const main = await openApp('/country/es/city/all/courier_review', {
    prepare: (stub) => {
      stub.records.cities = [
        { id: 'ci00000000000001', name: 'Madrid', localName: 'Madrid' },
        { id: 'ci00000000000002', name: 'Bilbao', localName: 'Bilbo' },
      ];
      waiting(stub);
      for (const [index, courier] of (stub.records.couriers ?? []).entries())
        Object.assign(courier, { city: `ci0000000000000${1 + (index % 2)}` });
    },
  });
  const status = page.getByRole('status');
  await expect.element(heading).toHaveTextContent('Iker Sample');
  await expect.element(status.filter({ hasText: 'left · Madrid' })).toBeVisible();
  expect(main.callsOf('couriers.list').at(-1)?.params).toEqual({ country: 'es', city: 'all' });
  await show.click();
  await press('a');
  await expect.element(heading).toHaveTextContent('Lola Sample');
  await expect.element(status.filter({ hasText: 'left · Bilbao' })).toBeVisible();
  const reads = main.callsOf('couriers.read').map(({ params }) => params.city);
  expect(reads).toEqual(expect.arrayContaining(['ci00000000000001', 'ci00000000000002']));
  await show.click();
  await press('a');
  await main.sendDeferred();
  await expect
    .poll(() => main.callsOf('couriers.update').map(({ params }) => params.city))
    .toEqual(['ci00000000000001', 'ci00000000000002']);
});
