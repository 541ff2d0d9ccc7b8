/** The keys of privacy mode as they are printed on a keyboard. */
export const privacyKeys = navigator.userAgent.includes('Mac') ? '⌘⇧H' : 'Ctrl+Shift+H';
