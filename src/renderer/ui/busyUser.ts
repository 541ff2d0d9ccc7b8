/** Pause between two keys after which the user counts as no longer typing. */
const typingMs = 3000;

/** Forms are left out: they report a change of their record themselves and keep the typed text. */
const openSurface = '[role=dialog]:not(:has(form)), [role=alertdialog], [role=menu], [role=listbox]';
/** Focus may stay on the button that opened a menu or a list box. */
const opener = ':is([role=combobox], [aria-haspopup])[aria-expanded=true]';

const choices = new Set<object>();
let typedAt = -typingMs;
let isPressed = false;
let isDragging = false;

/** Marks the user as busy while rows are selected. Returns the function that ends it. */
export const beginChoosing = (): (() => void) => {
  const choice = {};
  choices.add(choice);
  return () => void choices.delete(choice);
};

/** True while the user types, selects, drags, or has a dialog or menu open. */
export const isUserBusy = (): boolean =>
  isPressed ||
  isDragging ||
  choices.size > 0 ||
  performance.now() - typedAt < typingMs ||
  document.activeElement?.closest(openSurface) != null ||
  document.activeElement?.matches(opener) === true;

/**
 * Call once per window. Calls `onChange` whenever the user may have
 * become busy or idle, sometimes needlessly.
 */
export const watchUser = (onChange: () => void): void => {
  const hear = (types: readonly string[], note?: (event: Event) => void): void => {
    for (const type of types)
      document.addEventListener(
        type,
        (event) => {
          note?.(event);
          onChange();
        },
        { capture: true, passive: true },
      );
  };
  hear(['input'], () => {
    typedAt = performance.now();
  });
  // Only the primary button: the native context menu of the secondary one may swallow its `pointerup`.
  hear(['pointerdown'], (event) => {
    isPressed = event instanceof PointerEvent && event.button === 0;
  });
  hear(['pointerup', 'pointercancel'], () => {
    isPressed = false;
  });
  hear(['dragstart'], () => {
    isDragging = true;
  });
  hear(['dragend', 'drop'], () => {
    isDragging = false;
  });
  // Chromium sends no end event if the dragged or pressed element is removed.
  document.addEventListener(
    'pointermove',
    ({ buttons }) => {
      if (buttons !== 0 || !(isPressed || isDragging)) return;
      isPressed = false;
      isDragging = false;
      onChange();
    },
    { capture: true, passive: true },
  );
  hear(['focusin', 'focusout', 'visibilitychange']);
};
