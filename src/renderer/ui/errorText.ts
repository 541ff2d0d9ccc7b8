import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AppError } from '#shared/ipc/result.ts';

const networkError = msg`Network Error`;
const incorrectCredentials = msg`Incorrect email or password`;
const somethingWentWrong = msg`Something went wrong`;

/** Codes whose own sentence is clearer than the server's message, and local codes without a message. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  NETWORK: networkError,
  INVALID_CREDENTIALS: incorrectCredentials,
  REQUEST_TOO_LARGE: msg`This is too large to be sent`,
  TOO_MANY_WINDOWS: msg`No more windows can be opened. Close one first.`,
  TOO_MANY_DEFERRED: msg`Too many deletions and decisions are waiting. Try again in some seconds.`,
  TOO_DEEP: msg`All cities together are read down to 2,000 rows. Narrow the filters, or choose a city.`,
  RESPONSE_TOO_LARGE: msg`The answer of the server is too large`,
  PROXY_PASSWORD: msg`The proxy of this network asks for a password, which this app cannot give. Ask those who look after your network.`,
  PROXY_PROTOCOL: msg`The proxy of this network is of a kind that this app does not know (SOCKS). Ask those who look after your network.`,
  SESSION_ENDED: msg`Your session has ended. Log in again.`,
  CONNECTION_FIXED: msg`The connection was set when the app was started and cannot be changed here`,
  SETTING_LOCKED: msg`Set by your administrator`,
  TOO_MANY_EXPORTS: msg`Too many exports are running. Wait until one of them is done.`,
  CHANGED_MEANWHILE: msg`Somebody else has changed it meanwhile. Look at it again before you save.`,
  ROWS_FORGOTTEN: msg`Which rows were exported is not kept when the app ends. Export them again from their list.`,
  FILE_REPLACED: msg`A later export has replaced this file`,
  FILE_GONE: msg`The file is not there any more`,
  FILE_REFUSED: msg`No program on this computer opens this file`,
  PAGE_NOT_PRINTED: msg`The page could not be made into a PDF. Print it instead.`,
  EXPORT_RUNNING: msg`An export is still running. Wait until it is done, or stop it.`,
  LINK_REFUSED: msg`This link cannot be opened`,
  NOT_FOUND: msg`This record is no longer there`,
  ZONE_HAS_COURIERS: msg`A delivery zone that has couriers cannot be deleted`,
  MapServiceError: msg`There is no city with this name on the map`,
};

/** True if the app has a translated sentence for the code. */
export const hasOwnText = ({ code }: AppError): boolean => Object.hasOwn(known, code);

/** Machine-readable codes such as `invalid_type`, and empty texts. */
const isBareCode = (text: string): boolean => /^(?:[a-z\d]+(?:[_.][a-z\d]+)+)?$/i.test(text.trim());

/** Message under a field that the server refused. */
export const fieldErrorText = (i18n: I18n, message: string): string =>
  isBareCode(message) ? i18n._(msg`This value was not accepted`) : message;

/** Messages meant for developers: server errors, and single words instead of sentences. */
const isForItsKeepers = ({ status, message }: AppError): boolean =>
  message !== '' && (status >= 500 || (status > 0 && !/\s/.test(message.trim())));

export const errorText = (i18n: I18n, error: AppError): string => {
  const { code, message, fields } = error;
  const descriptor = Object.hasOwn(known, code) ? known[code] : undefined;
  if (descriptor) return i18n._(descriptor);
  // `message` holds the operation's name here, not a sentence.
  if (code === 'UNEXPECTED_RESPONSE') {
    return message
      ? i18n._(msg`The server's answer could not be read (${message})`)
      : i18n._(msg`The server's answer could not be read`);
  }
  if (code === 'INVALID_REQUEST' && fields) {
    const names = Object.keys(fields).join(', ');
    return i18n._(msg`This cannot be sent: ${names}`);
  }
  if (isForItsKeepers(error)) return i18n._(msg`The server could not do this. It said: “${message}”`);
  return message || i18n._(somethingWentWrong);
};

/** Advice, if the sentence itself contains none. */
export const errorHint = (i18n: I18n, { code }: AppError): string | undefined =>
  code === 'NETWORK'
    ? i18n._(msg`The server did not answer. Check the connection of this computer, then try again.`)
    : undefined;

/** Aborted calls and questions that the user declined are not reported. */
export const isWorthTelling = ({ code }: AppError): boolean => code !== 'ABORTED' && code !== 'DECLINED';
