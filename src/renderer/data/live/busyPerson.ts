/** After this pause between two keys somebody is no longer typing. */
const typingMs = 3000;

/** A form is not among them: it says itself when its record changes, and what is typed stays. */
const openSurface = '[role=dialog]:not(:has(form)), [role=alertdialog], [role=menu], [role=listbox]';
/** The focus may stay on what has opened a menu or a list of choices. */
const opener = ':is([role=combobox], [aria-haspopup])[aria-expanded=true]';

const choices = new Set<object>();
let typedAt = -typingMs;
let isPressed = false;
let isDragging = false;

/** The person counts as busy as long as rows are chosen; returns what ends it. */
export const beginChoosing = (): (() => void) => {
  const choice = {};
  choices.add(choice);
  return () => void choices.delete(choice);
};

/** Whether the person is in the midst of something: typing, choosing, dragging, or before an open dialog or menu. */
export const isPersonBusy = (): boolean =>
  isPressed ||
  isDragging ||
  choices.size > 0 ||
  performance.now() - typedAt < typingMs ||
  document.activeElement?.closest(openSurface) != null ||
  document.activeElement?.matches(opener) === true;

/** Once in a window. Told too often rather than too rarely that the person may have become busy or free. */
export const watchPerson = (onChange: () => void): void => {
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
  // A system's own menu, which the other button opens, may take the release of that button for itself.
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
  hear(['focusin', 'focusout', 'visibilitychange']);
};
