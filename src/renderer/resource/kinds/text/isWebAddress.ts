/** Whether a text is an address on the web, with or without its `https://`. */
export const isWebAddress = (text: string): boolean => {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
};
