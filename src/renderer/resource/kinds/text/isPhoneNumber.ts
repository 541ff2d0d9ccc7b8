const allowed = /^\+?[\d\s().-]+$/;
const fewestDigits = 6;

/** Whether a text can be dialled: digits and what is usual between them. Country and length are not checked further. */
export const isPhoneNumber = (text: string): boolean =>
  allowed.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits;
