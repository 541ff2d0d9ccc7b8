import { msg } from '@lingui/core/macro';
import { BrowserWindow, type MessageBoxOptions } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** `server`: receives passwords. `panel`: receives a token in its link. `website`: comes from a record. */
type Purpose = 'server' | 'panel' | 'website';

/** Returns false while another such dialog is open, so that a page cannot stack them. */
export type ConfirmAddress = (purpose: Purpose, origin: string, windowId: number) => Promise<boolean>;

const wordsFor = (purpose: Purpose, origin: string) => {
  const { host } = new URL(origin);
  if (purpose === 'website') {
    return {
      message: mainI18n._(msg`Open ${host} in your browser?`),
      detail: mainI18n._(msg`The address comes from a record: ${origin}`),
      yes: mainI18n._(msg`Open website`),
    };
  }
  return purpose === 'server'
    ? {
        message: mainI18n._(msg`Connect to ${host}?`),
        detail: mainI18n._(
          msg`The app will send your password and everything you enter to ${origin}. You will be logged out in all windows. Unsaved changes will be lost.`,
        ),
        yes: mainI18n._(msg`Connect`),
      }
    : {
        message: mainI18n._(msg`Use the establishment panel at ${host}?`),
        detail: mainI18n._(
          msg`Opening the panel sends your login to ${origin}. Continue only if you trust this address.`,
        ),
        yes: mainI18n._(msg`Use this address`),
      };
};

/** Asks in a dialog of main, which a page can neither imitate nor answer. */
export const createConfirmAddress = (): ConfirmAddress => {
  let isAsking = false;
  return async (purpose, origin, windowId) => {
    const window = BrowserWindow.fromId(windowId);
    if (isAsking || !window) return false;
    const { message, detail, yes } = wordsFor(purpose, origin);
    const options: MessageBoxOptions = {
      type: 'question',
      message,
      detail,
      buttons: [mainI18n._(msg`Cancel`), yes],
    };
    isAsking = true;
    try {
      return (await askOver(window, options)) === 1;
    } finally {
      isAsking = false;
    }
  };
};
