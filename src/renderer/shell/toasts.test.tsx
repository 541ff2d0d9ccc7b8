import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '#shared/ipc/result.ts';
import { showToast } from '../stores/toasts.ts';
import { focus, list, openList, press } from '../testing/listScreen.ts';
import { closeApp, type OpenOptions, openApp } from '../testing/openApp.tsx';
import { restMs } from '../ui/pressedTwice.ts';

afterEach(closeApp);

const toasts = page.getByRole('region', { name: 'Notices' });
const controls = 'button, a[href], input, select, textarea, [role=combobox], [tabindex="0"]';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.height > 0 &&
  other.height > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Part of a control that is in view: not below the end of its list or page, not under the bar of its form. */
const shownPart = (control: HTMLElement): DOMRect => {
  const { x, y, right, bottom } = control.getBoundingClientRect();
  const bar = document.querySelector('main form [data-actions]')?.parentElement?.parentElement;
  const ends = [
    ...[control.closest('[data-list]'), control.closest('main')].map(
      (area) => area?.getBoundingClientRect().bottom,
    ),
    bar?.contains(control) ? undefined : bar?.getBoundingClientRect().top,
  ];
  const end = Math.min(bottom, ...ends.filter((each) => each !== undefined));
  return new DOMRect(x, y, right - x, Math.max(0, end - y));
};

const coveredControls = (): string[] => {
  const region = document.querySelector('[data-toasts]');
  if (!region) throw new Error('There is no region of toasts');
  const cards = [...region.children].map((card) => card.getBoundingClientRect());
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => !region.contains(control) && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => cards.some((card) => overlap(card, shownPart(control))))
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
  await expect.element(toasts.getByText('2 deleted')).toBeVisible();
  const all = toasts.getByRole('button', { name: 'Undo all' });
  // The answered dialog may still be fading out.
  await expect.poll(() => all.element().contains(topmostAt(all.element()))).toBe(true);
  await all.click();
  for (const name of ['Company 03', 'Company 04']) await expect.element(list.row(name)).toBeVisible();
  await expect.element(toasts.getByText(/deleted/)).not.toBeInTheDocument();
});

test('the toast of a failed call has the id of the call in its details, and covers no control', async () => {
  await page.viewport(1280, 720);
  const main = await openList('/country/es/companies?sort=name');
  const requestId = 'a1'.repeat(16);
  main.answerRoute('exports.start', () => ({
    ok: false,
    error: { code: 'BUSY', status: 503, message: 'The database is busy', requestId },
  }));
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const card = toasts.getByText(/The database is busy/);
  await expect.element(card).toBeVisible();
  await toasts.getByText('Details').click();
  await expect.element(toasts.getByRole('button', { name: `Copy ${requestId}` })).toBeVisible();
  expect(coveredControls()).toEqual([]);
});

test('earlier toasts are stacked: the latest one keeps its button, the others unfold', async () => {
  await openList('/country/es/companies?sort=name');
  const answer = vi.fn();
  showToast({ intent: 'info', text: 'First of all' });
  showToast({ intent: 'info', text: 'Was it sent?', action: { label: 'Mark', run: answer } });
  showToast({ intent: 'success', text: 'Newest' });
  await expect.element(toasts.getByText('Newest')).toBeVisible();
  await expect.element(toasts.getByText('First of all')).not.toBeVisible();
  const unfold = toasts.getByRole('button', { name: 'Show 2 more messages' });
  await expect.element(unfold).toMatchTextContent('+1');
  await expect.element(toasts.getByText('Was it sent?')).toBeVisible();
  await unfold.click();
  await expect.element(toasts.getByText('First of all')).toBeVisible();
  expect(coveredControls()).toEqual([]);
  await toasts.getByRole('button', { name: 'Fold the messages' }).click();
  await expect.element(toasts.getByText('First of all')).not.toBeVisible();
  await toasts.getByRole('button', { name: 'Mark' }).click();
  expect(answer).toHaveBeenCalledOnce();
  await expect.element(toasts.getByText('Was it sent?')).not.toBeInTheDocument();
});

test('a toast takes its room from the rows: the pager stays, and the focused row stays in view', async () => {
  await page.viewport(1280, 720);
  await openList('/country/es/companies?sort=name');
  const last = list.grid.getByRole('row').last();
  focus(last.getByRole('checkbox'));
  await press('{ArrowRight}');
  const focused = () => document.activeElement?.closest('[role=row]')?.getBoundingClientRect().bottom ?? 0;
  const pager = () => list.pages.element().getBoundingClientRect().top;
  const before = pager();
  showToast({ intent: 'success', text: 'Saved' });
  await expect.element(toasts.getByText('Saved')).toBeVisible();
  expect(pager()).toBe(before);
  const card = toasts.getByText('Saved').element().parentElement?.getBoundingClientRect();
  expect(card?.bottom).toBeLessThanOrEqual(before);
  await expect.poll(focused).toBeLessThanOrEqual(card?.top ?? 0);
});

/** Adds rows until the list scrolls. */
const openFullList = (settings: OpenOptions['settings'] = {}) =>
  openList('/country/es/companies?sort=name', {
    settings,
    prepare: ({ records }) => {
      const [sample] = records.companies ?? [];
      records.companies = Array.from({ length: 60 }, (_, index) => ({ ...sample, id: `many${100 + index}` }));
    },
  });

test.for([720, 760, 800, 840, 900])(
  'a full list shows its last row next to a toast, %d px high',
  async (height) => {
    await page.viewport(1280, height);
    await openFullList();
    const last = list.grid.getByRole('row').last();
    const isWhole = () =>
      last.element().getBoundingClientRect().bottom <= list.grid.element().getBoundingClientRect().bottom;
    await expect.poll(isWhole).toBe(true);
    showToast({ intent: 'success', text: 'Saved' });
    await expect.element(toasts.getByText('Saved')).toBeVisible();
    expect(isWhole()).toBe(true);
  },
);

/** Rows at the lower edge of the list, or its horizontal scroll bar, that are partly visible. */
const cutRows = (): number => {
  const grid = list.grid.element();
  const end = grid.getBoundingClientRect().top + grid.clientHeight;
  const boxes = [...grid.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
  return boxes.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1).length;
};

const locales = ['en_US', 'uk_UA', 'es_ES'] as const;

test.for(
  locales.flatMap((locale) => [
    { locale, width: 1440, height: 900 },
    { locale, width: 1280, height: 720 },
  ]),
)(
  'at $width × $height in $locale no row is cut by a toast, the selection bar or both',
  async ({ locale, ...window }) => {
    await page.viewport(window.width, window.height);
    await openFullList({ locale });
    const select = () => list.grid.getByRole('checkbox').nth(1).click();
    const selected = list.grid.getByRole('row', { selected: true });
    await expect.poll(cutRows).toBe(0);
    await select();
    await expect.element(selected).toBeVisible();
    expect(cutRows()).toBe(0);
    showToast({ intent: 'success', text: 'Saved' });
    await expect.element(page.getByText('Saved')).toBeVisible();
    expect(cutRows()).toBe(0);
    expect(coveredControls()).toEqual([]);
    await select();
    await expect.element(selected).not.toBeInTheDocument();
    expect(cutRows()).toBe(0);
  },
);

test('menus are above toasts, dialogs below them; a tooltip takes no clicks', async () => {
  await page.viewport(1280, 720);
  await openList('/country/es/companies?sort=name');
  showToast({ intent: 'info', text: 'Long enough to lie below every menu. '.repeat(9), durationMs: null });
  const toast = toasts.getByText(/^Long enough/);
  await expect.element(toast).toBeVisible();
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

test.for([
  [800, 600],
  [1280, 720],
] as const)('at %d × %d no toast covers or moves a control of a record', async ([width, height]) => {
  await page.viewport(width, height);
  await openApp('/country/es/companies/co00000000000001');
  const form = page.getByRole('main');
  await form.getByLabelText('Manager name').fill('Somebody');
  const topOf = (name: string) => form.getByRole('button', { name }).element().getBoundingClientRect().top;
  const top = topOf('Save');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Saved')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(topOf('Undo')).toBe(top);
  expect(coveredControls()).toEqual([]);
});

test('a toast takes its room from the fields of a record without changes', async () => {
  await page.viewport(1280, 720);
  await openApp('/country/es/companies/co00000000000001');
  const main = page.getByRole('main');
  await expect.element(main.getByLabelText('Manager name')).toBeVisible();
  const { height } = main.element().getBoundingClientRect();
  showToast({ intent: 'success', text: 'Exported' });
  await expect.element(toasts.getByText('Exported')).toBeVisible();
  expect(main.element().getBoundingClientRect().height).toBeLessThan(height);
  expect(coveredControls()).toEqual([]);
});

test.for([
  [1280, 720, 'Copied'],
  [900, 720, 'Heladería El Patio de la Abuela: dirección, teléfono y horario guardados'],
] as const)(
  'at %d × %d an earlier question about a customer is whole next to a newer toast',
  async ([width, height, newer]) => {
    await page.viewport(width, height);
    await openList('/country/es/companies');
    const text = 'Did you answer Ramón Benítez Campos?';
    const action = { label: 'Mark as responded', run: () => undefined };
    showToast({ intent: 'info', text, action });
    showToast({ intent: 'success', text: newer, action: { ...action, label: 'Undo' } });
    await expect.element(toasts.getByText(newer)).toBeVisible();
    for (const shown of [text, newer]) {
      const { scrollWidth, clientWidth } = toasts.getByText(shown).element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
    const cut = [...toasts.element().querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && !button.contains(topmostAt(button)),
    );
    expect(cut).toEqual([]);
    expect(coveredControls()).toEqual([]);
  },
);

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
  const buttons = page.getByRole('button', { name: 'Скасувати', exact: true }).elements();
  const visible = buttons.filter((button) => button.checkVisibility());
  expect(visible.map((button) => button.contains(topmostAt(button)))).toEqual([true, true]);
});
