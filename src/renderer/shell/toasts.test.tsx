import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { showToast } from '../stores/toasts.ts';
import { focus, list, openList, press } from '../testing/listScreen.ts';
import { closeApp, openApp } from '../testing/openApp.tsx';
import { restMs } from '../ui/pressedTwice.ts';

afterEach(closeApp);

const toasts = page.getByRole('region', { name: 'Notices' });
const controls = 'button, a[href], input, select, textarea, [role=combobox], [tabindex="0"]';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Controls scrolled out of view cannot be covered. */
const isScrolledOut = (control: HTMLElement): boolean => {
  const shown = control.closest('main')?.getBoundingClientRect();
  return shown !== undefined && !overlap(shown, control.getBoundingClientRect());
};

const coveredControls = (): string[] => {
  const region = toasts.element();
  const cards = [...region.children].map((card) => card.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) =>
        !region.contains(control) &&
        !isScrolledOut(control) &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => cards.some((card) => overlap(card, control.getBoundingClientRect())))
    .map((control) => control.outerHTML.slice(0, 120));
};

const topmostAt = (control: Element): Element | null => {
  const { x, y, width, height } = control.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
};

const remove = async (name: string): Promise<void> => {
  // Rows that moved a moment ago ignore keys.
  await new Promise((resolve) => setTimeout(resolve, restMs + 50));
  // By keys, because a narrow list has the buttons of a row in its menu.
  focus(list.row(name).getByRole('button', { name: 'Delete' }));
  await press('{Enter}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText(`${name} deleted`)).toBeVisible();
};

test.for([
  [1440, 900],
  [1280, 720],
  [800, 600],
] as const)('at %d × %d no toast covers a control of a list', async ([width, height]) => {
  await page.viewport(width, height);
  const main = await openList('/country/es/companies?sort=name');
  main.answerRoute('api.defer', () => success({ deferredId: 'later' }));
  main.answerRoute('api.cancelDeferred', () => success({ cancelled: true }));
  const { top } = list.grid.element().getBoundingClientRect();
  await remove('Company 03');
  expect(coveredControls()).toEqual([]);
  await remove('Company 04');
  expect(coveredControls()).toEqual([]);
  // The line of toasts has a fixed height, so the page never moves.
  showToast({ intent: 'info', text: 'Long enough for two lines. '.repeat(12) });
  await expect.element(toasts.getByText(/^Long enough/)).toBeVisible();
  expect(coveredControls()).toEqual([]);
  expect(list.grid.element().getBoundingClientRect().top).toBe(top);
  const undos = toasts.getByRole('button', { name: 'Undo' }).elements();
  expect(undos.map((undo) => undo.contains(topmostAt(undo)))).toEqual([true, true]);
  for (const name of ['Company 03', 'Company 04']) {
    await toasts.getByRole('button', { name: 'Undo' }).first().click();
    await expect.element(list.row(name)).toBeVisible();
  }
});

test('menus are above toasts, dialogs below them; a tooltip takes no clicks', async () => {
  await page.viewport(1280, 720);
  await openList('/country/es/companies?sort=name');
  showToast({ intent: 'info', text: 'Long enough to lie below every menu. '.repeat(9), durationMs: null });
  const toast = toasts.getByText(/^Long enough/);
  await expect.element(toast).toBeVisible();
  // On hover the full text overlays the page.
  await toast.hover();
  const stands = (over: Element): boolean => over.contains(topmostAt(toast.element()));
  const lies = document.createElement('div');
  lies.style.cssText = 'position: fixed; inset: 0; z-index: 1000000';
  document.body.append(lies);
  expect(stands(lies)).toBe(true);
  lies.ariaModal = 'true';
  expect(stands(toasts.element())).toBe(true);
  lies.remove();

  await list.tool('File format and folder').click();
  await expect.element(page.getByRole('menuitemradio').first()).toBeVisible();
  await press('{Escape}');
  const tooltip = page.getByText('File format and folder', { exact: true });
  await expect.element(tooltip).toBeVisible();
  expect(tooltip.element().closest('.fui-Tooltip__content')?.contains(topmostAt(tooltip.element()))).toBe(
    false,
  );
  await list.row('Company 05').hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('no toast covers a control of a record', async () => {
  await page.viewport(800, 600);
  await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  await form.getByLabelText('Manager name').fill('Somebody');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Saved')).toBeVisible();
  expect(coveredControls()).toEqual([]);
});

test('in a narrow window the newer of two toasts is fully readable, and the buttons of both can be used', async () => {
  await page.viewport(800, 600);
  await openList('/country/es/companies', { settings: { locale: 'uk_UA' } });
  const action = { label: 'Скасувати', run: () => undefined };
  showToast({ intent: 'success', text: 'Heladería El Patio: видалено', action });
  showToast({ intent: 'success', text: 'Cafés Farolillo: видалено', action });
  const newer = page.getByText('Cafés Farolillo: видалено');
  await expect.element(newer).toBeVisible();
  const { scrollWidth, clientWidth } = newer.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  for (const button of page.getByRole('button', { name: 'Скасувати' }).elements())
    expect(button.getBoundingClientRect().left).toBeGreaterThan(0);
});

test('a toast is announced during a dialog, although the page around it is hidden from screen readers', async () => {
  const heard = vi.fn();
  // Chromium's `ariaNotify`; older versions use a live region instead.
  Object.assign(document, { ariaNotify: heard });
  await openList('/country/es/companies?sort=name');
  showToast({ intent: 'success', text: 'Seen on the page' });
  await expect.element(toasts.getByText('Seen on the page')).toBeVisible();
  await list.row('Company 01').getByRole('button', { name: 'Quick edit' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Company 01' })).toBeVisible();
  showToast({ intent: 'success', text: 'Said over the dialog' });
  await expect.poll(() => heard.mock.calls.map(([text]) => text)).toEqual(['Said over the dialog']);
  Reflect.deleteProperty(document, 'ariaNotify');
});
