import { afterPage } from './afterPage.ts';

const textTypes = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const textFieldAt = (target: Element | null): TextField | null => {
  const field = target?.closest<TextField>('input, textarea');
  if (!field) return null;
  return field instanceof HTMLTextAreaElement || textTypes.has(field.type) ? field : null;
};

/** As much of Electron's `params` as a browser can tell. */
const paramsOf = (event: MouseEvent) => {
  const target = event.composedPath()[0] as Element | null;
  const field = textFieldAt(target);
  const isEditable = field
    ? !field.readOnly && !field.disabled
    : (target as HTMLElement | null)?.isContentEditable === true;
  // Fields for addresses and numbers do not tell where their selection is, only what it says.
  const { selectionStart = null, selectionEnd = null } = field ?? {};
  const isTold = field !== null && selectionStart !== null && selectionEnd !== null;
  const selectionText = isTold
    ? field.value.slice(selectionStart, selectionEnd)
    : String(getSelection() ?? '');
  const isSecret = field instanceof HTMLInputElement && field.type === 'password';
  const canCopy = selectionText !== '' && !isSecret;
  return {
    x: event.clientX,
    y: event.clientY,
    isEditable,
    selectionText: isSecret ? '' : selectionText,
    editFlags: {
      canUndo: isEditable && document.queryCommandEnabled('undo'),
      canRedo: isEditable && document.queryCommandEnabled('redo'),
      canCut: isEditable && canCopy,
      canCopy,
      canPaste: isEditable,
      canDelete: isEditable && selectionText !== '',
      canSelectAll: true,
    },
  };
};

/** The browser's own menu never shows: in Electron there is none but what main makes of `context-menu`. */
export const watchContextMenu = (send: (message: object) => void): void =>
  afterPage('contextmenu', (event) => {
    event.preventDefault();
    const link = (event.composedPath()[0] as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    send({ kind: 'contextMenu', params: paramsOf(event), linkURL: link?.href ?? '' });
  });
