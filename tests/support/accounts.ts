/** The accounts of the sample data. */
export const superAdmin = { email: 'super@backoffice.example', password: 'demo-password' };
export const spainAdmin = { email: 'spain@backoffice.example', password: 'demo-password' };
/** Of a link that logs the first of them in. */
export const loginToken = 'demo-login-token';

export type Account = typeof superAdmin;
