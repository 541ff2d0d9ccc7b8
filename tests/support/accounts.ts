/** The accounts of the sample data. */
export const superAdmin = { email: 'super@backoffice.example', password: 'demo-password' };
export const spainAdmin = { email: 'spain@backoffice.example', password: 'demo-password' };

export type Account = typeof superAdmin;
