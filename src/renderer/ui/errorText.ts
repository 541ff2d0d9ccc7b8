import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError, LocalErrorCode } from '#shared/ipc/result.ts';

const minuteMs = 60_000;

const networkError = msg`Network Error`;
const incorrectCredentials = msg`Incorrect email or password`;
const somethingWentWrong = msg`Something went wrong`;

/** Local codes without a sentence here: never shown, shown with a message, or worded by a single screen. */
type Unworded =
  | 'ABORTED'
  | 'DECLINED'
  | 'UNEXPECTED_RESPONSE'
  | 'INVALID_REQUEST'
  | 'RULE'
  | 'NOT_COUNTED'
  | 'FORBIDDEN_SENDER'
  | 'PANEL_NOT_CONFIGURED'
  | 'TOO_MANY_WORKSPACES'
  | 'TOO_MANY_REPORTS'
  | 'REPORT_NOT_SAVED'
  | 'INTERNAL';

/** Codes of the server whose sentence of this app is clearer than its message. */
type ServerErrorCode = 'ZONE_HAS_COURIERS' | 'MapServiceError';

const known: Readonly<Record<Exclude<LocalErrorCode, Unworded> | ServerErrorCode, MessageDescriptor>> = {
  NETWORK: networkError,
  INVALID_CREDENTIALS: incorrectCredentials,
  REQUEST_TOO_LARGE: msg`This is too large to send. Shorten it, then try again.`,
  TOO_MANY_WINDOWS: msg`Too many windows are open. Close one first.`,
  TOO_MANY_DEFERRED: msg`Too many deletions and decisions are pending. Try again in a few seconds.`,
  TOO_DEEP: msg`A list of all cities shows its first 2,000 rows. Narrow the filters, or choose a city.`,
  SERVER_BUSY: msg`The server receives too many requests. Try again in a minute.`,
  RESPONSE_TOO_LARGE: msg`The server’s answer is too large. Narrow the filters, then try again.`,
  CERTIFICATE: msg`The server’s certificate is expired, for another address, or unknown to this computer. Contact your network administrator.`,
  PROXY_PASSWORD: msg`The proxy of this network requires a password, which this app does not support. Contact your network administrator.`,
  PROXY_PROTOCOL: msg`This app does not support the SOCKS proxy of this network. Contact your network administrator.`,
  SESSION_ENDED: msg`Your session has ended. Log in again.`,
  CONNECTION_FIXED: msg`The app was started with this connection. To change it, start the app without that option.`,
  SETTING_LOCKED: msg`Set by your administrator`,
  TOO_MANY_EXPORTS: msg`Too many exports are running. Wait for one to finish.`,
  CHANGED_MEANWHILE: msg`Another user changed this record. Check the changes, then save again.`,
  ROWS_FORGOTTEN: msg`The app forgets selected rows when it quits. Select and export them again in their list.`,
  FILE_REPLACED: msg`A later export replaced this file`,
  FILE_GONE: msg`The file no longer exists`,
  FILE_NOT_UNDERSTOOD: msg`This file has no settings of this app, or is damaged`,
  FILE_REFUSED: msg`No app on this computer can open this file`,
  PAGE_NOT_PRINTED: msg`The page could not be saved as a PDF. Print it instead.`,
  EXPORT_RUNNING: msg`An export is still running. Wait for it, or stop it.`,
  LINK_REFUSED: msg`This link cannot be opened`,
  NOT_FOUND: msg`This record no longer exists`,
  ZONE_HAS_COURIERS: msg`This delivery zone has couriers. Move them to another zone before you delete it.`,
  MapServiceError: msg`The map has no city with this name. Check the spelling.`,
};

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code);

/** True if the app has a translated sentence for the code. */
export const hasOwnText = ({ code }: AppError): boolean => isKnown(code);

/** Machine-readable codes such as `invalid_type`, and empty texts. */
const isBareCode = (text: string): boolean => /^(?:[a-z\d]+(?:[_.][a-z\d]+)+)?$/i.test(text.trim());

/** Message under a field that the server refused. */
export const fieldErrorText = (i18n: I18n, message: string): string =>
  isBareCode(message) ? i18n._(msg`The server rejected this value`) : message;

/** Messages meant for developers: server errors, and single words instead of sentences. */
const isForItsKeepers = ({ status, message }: AppError): boolean =>
  message !== '' && (status >= 500 || (status > 0 && !/\s/.test(message.trim())));

/** Time of day by the clock of this computer, rounded up: the end of a wait of seconds is not now. */
export const timeHere = ({ locale }: I18n, at: number): string =>
  new Date(Math.ceil(at / minuteMs) * minuteMs).toLocaleTimeString(locale.replace('_', '-'), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

export const errorText = (i18n: I18n, error: AppError): string => {
  const { code, message, fields } = error;
  // `message` holds the time, not a sentence.
  if (code === 'SERVER_BUSY' && message !== '') {
    const time = timeHere(i18n, Date.parse(message));
    return i18n._(msg`The server asks to wait until ${time}. Try again then.`);
  }
  if (isKnown(code)) return i18n._(known[code]);
  // `message` holds the operation's name here, not a sentence.
  if (code === 'UNEXPECTED_RESPONSE') {
    return message
      ? i18n._(msg`The server sent an answer that this app cannot read (${message})`)
      : i18n._(msg`The server sent an answer that this app cannot read`);
  }
  if (code === 'INVALID_REQUEST' && fields) {
    const names = Object.keys(fields).join(', ');
    return i18n._(msg`The app cannot send this: ${names}`);
  }
  if (isForItsKeepers(error)) return i18n._(msg`The server could not do this. Its message: “${message}”`);
  return message || i18n._(somethingWentWrong);
};

/** Advice, if the sentence itself contains none. */
export const errorHint = (i18n: I18n, { code }: AppError): string | undefined =>
  code === 'NETWORK'
    ? i18n._(msg`The server did not answer. Check your network connection, then try again.`)
    : undefined;

/** Aborted calls and questions that the user declined are not reported. */
export const isWorthReporting = ({ code }: AppError): boolean => code !== 'ABORTED' && code !== 'DECLINED';
