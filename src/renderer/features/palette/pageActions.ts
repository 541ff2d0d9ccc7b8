import type { PaletteItem } from './paletteItem.ts';

/** Bars of buttons say that they hold what can be done on a page. */
const buttons = '#page :is([data-actions], [role=toolbar]) button';

const isUsable = (button: HTMLElement): boolean =>
  !button.matches(':disabled, [aria-disabled=true]') && button.checkVisibility({ visibilityProperty: true });

/** What the page that is open offers, under the names that its buttons have. */
export const pageActions = (): readonly PaletteItem[] => {
  const found = [...document.querySelectorAll<HTMLElement>(buttons)].filter(isUsable);
  const items = found.map((button, index) => {
    const label = (button.getAttribute('aria-label') ?? button.textContent).trim();
    return { id: `action ${index} ${label}`, label, run: () => button.click() };
  });
  return items.filter(
    ({ label }, index) => label !== '' && items.findIndex((other) => other.label === label) === index,
  );
};
