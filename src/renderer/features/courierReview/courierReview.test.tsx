import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, success } from '#shared/ipc/result.ts';
import { useSessionStore } from '../../stores/session.ts';
import { focus, press, routeNow } from '../../testing/listScreen.ts';
import { closeApp } from '../../testing/openApp.tsx';
import {
  approve,
  deferredBodies,
  documents,
  heading,
  left,
  openReview,
  show,
  undo,
  waiting,
} from '../../testing/reviewScreen.ts';

afterEach(closeApp);

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

test('letters typed while the texts are open begin a text, and decide nothing', async () => {
  const main = await openReview();
  await expect.element(show).toBeVisible();
  await press('f');
  await expect.element(documents).toBeVisible();
  await press('s');
  const panel = page.getByRole('region', { name: 'Reject with an error' });
  await expect.element(panel.getByRole('listitem').first().getByRole('button').first()).toHaveFocus();
  await press('La foto ');
  const own = panel.getByRole('textbox', { name: 'In your own words' });
  await expect.element(own).toHaveValue('La foto ');
  // The focus is outside the panel.
  (document.activeElement as HTMLElement).blur();
  for (const key of ['a', 'd']) await press(key);
  await expect.element(heading).toHaveTextContent('Iker Sample');
  await expect.element(page.getByRole('region', { name: 'Approve anyway?' })).not.toBeInTheDocument();
  expect(deferredBodies(main)).toEqual([]);
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
  await expect.element(question).toMatchTextContent(/Your corrections are not sent: Iker Sample/);
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
