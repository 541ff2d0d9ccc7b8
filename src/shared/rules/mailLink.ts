/** Removes characters that are invisible or change the reading direction, and lone surrogates. */
const visibleText = (text: string): string => text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\ufffd]/gu, '');

/** Line breaks of a body as in e-mails (RFC 6068); all other control characters are dropped. */
const bodyText = (text: string): string =>
  text
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map(visibleText)
    .join('\r\n');

/** Mail programs and systems cut off or refuse longer links. Windows passes on about 2,000 characters. */
export const maxMailLink = 2000;

/**
 * Link with one recipient, and nothing but a subject and a body. Both are encoded, so that a text from a record
 * adds no header. `null` if the link would be too long: a cut text could say something else.
 */
export const mailUrl = (address: string, subject: string, body: string): string | null => {
  const isOne = /^[^@,;:?&<>"]+@[^@,;:?&<>"]+$/.test(address) && !/[\p{Cc}\p{Cf}\s]/u.test(address);
  if (!isOne || !address.isWellFormed()) return null;
  const [local = '', host = ''] = address.split('@');
  const to = `${encodeURIComponent(local)}@${encodeURIComponent(host)}`;
  const fields = [
    ['subject', visibleText(subject.replaceAll(/[\r\n\t\u2028\u2029]+/g, ' '))],
    ['body', bodyText(body)],
  ].flatMap(([name, text = '']) => (text === '' ? [] : `${name}=${encodeURIComponent(text)}`));
  const url = `mailto:${to}${fields.length === 0 ? '' : `?${fields.join('&')}`}`;
  return url.length > maxMailLink ? null : url;
};
