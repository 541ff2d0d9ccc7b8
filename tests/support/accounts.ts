export const superAdmin = { email: 'super@backoffice.example', password: 'demo-password' };
export const spainAdmin = { email: 'spain@backoffice.example', password: 'demo-password' };
/** Login token of the super administrator. */
export const loginToken = 'demo-login-token';

export type Account = typeof superAdmin;
