export const linkScheme = 'backoffice';

/** The link that opens a path of the app, wherever it is clicked. */
export const appLink = (path: string): string => `${linkScheme}:/${path}`;
