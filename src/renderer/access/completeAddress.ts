/** People leave the scheme out, or paste the address of a page: what remains is an origin, https by default. */
export const completeAddress = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return URL.canParse(withScheme) ? new URL(withScheme).origin : withScheme;
};
