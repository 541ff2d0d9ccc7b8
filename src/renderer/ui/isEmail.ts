/** Good enough to catch a slip of the hand; whether a letter arrives only the server finds out. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
