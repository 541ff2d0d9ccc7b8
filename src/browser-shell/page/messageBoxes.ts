export interface PageBox {
  id: number;
  message: string;
  detail: string;
  buttons: string[];
  defaultId: number;
  cancelId: number;
}

type Press = (id: number, response: number) => void;

const textElement = (tag: 'p' | 'strong', text: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = text;
  // Preserve the line breaks of main's text.
  Object.assign(element.style, { whiteSpace: 'pre-line', display: 'block', margin: '0 0 12px' });
  return element;
};

const buttonFor = (label: string, isDefault: boolean, press: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.textContent = label;
  button.autofocus = isDefault;
  Object.assign(button.style, { font: 'inherit', padding: '4px 16px', marginInlineStart: '8px' });
  // Ignore clicks simulated by scripts of the page.
  button.addEventListener('click', ({ isTrusted }) => isTrusted && press());
  return button;
};

const dialogFor = ({ id, message, detail, buttons, defaultId, cancelId }: PageBox, press: Press) => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', message);
  dialog.dataset.shellBox = '';
  Object.assign(dialog.style, {
    font: '14px system-ui',
    padding: '20px',
    maxWidth: '440px',
    borderWidth: '1px',
  });
  const row = document.createElement('div');
  row.style.textAlign = 'end';
  row.append(...buttons.map((label, index) => buttonFor(label, index === defaultId, () => press(id, index))));
  dialog.append(textElement('strong', message), ...(detail ? [textElement('p', detail)] : []), row);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (event.isTrusted) press(id, cancelId);
  });
  return dialog;
};

/**
 * Message boxes of the system, drawn over the page of their window. They keep clicks and keys from the page
 * until a button is pressed, like a native modal box.
 */
export const createMessageBoxes = (press: Press): { set: (boxes: PageBox[]) => void } => {
  let shown: { id: number; dialog: HTMLDialogElement } | null = null;
  addEventListener(
    'keydown',
    (event) => {
      if (shown) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  return {
    set: ([first]) => {
      if (first?.id === shown?.id) return;
      shown?.dialog.remove();
      shown = first ? { id: first.id, dialog: dialogFor(first, press) } : null;
      if (!shown) return;
      // Outside the body, so that a dialog of the page cannot hide it.
      document.documentElement.append(shown.dialog);
      shown.dialog.showModal();
    },
  };
};
