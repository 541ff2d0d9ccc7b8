import type { Contact } from '#shared/ipc/shellRoutes.ts';

const hasControls = (text: string): boolean => /[\p{Cc}\p{Cf}\s]/u.test(text);

const emailUrl = (address: string, subject: string): string | null => {
  const isOne = /^[^@,;:?&<>"]+@[^@,;:?&<>"]+$/.test(address) && !hasControls(address);
  if (!isOne) return null;
  const [local = '', host = ''] = address.split('@');
  const to = `${encodeURIComponent(local)}@${encodeURIComponent(host)}`;
  return `mailto:${to}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
};

const phoneUrl = (number: string): string | null => {
  const isNumber = /^\+?[\d\s().-]{6,40}$/.test(number);
  return isNumber ? `tel:${number.replaceAll(/[^+\d]/g, '')}` : null;
};

const websiteUrl = (text: string): string | null => {
  if (hasControls(text) || text.includes('\\')) return null;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username || url.password || url.port || !url.hostname.includes('.')) return null;
  // What somebody wrote down without the s is tried with it.
  url.protocol = 'https:';
  return url.href;
};

/** What the system is asked to open for a way to reach somebody; null when it is not what it says it is. */
export const contactUrl = ({ kind, value, subject = '' }: Contact): string | null => {
  if (kind === 'email') return emailUrl(value, subject);
  return kind === 'phone' ? phoneUrl(value) : websiteUrl(value);
};
