import { forbidden } from '../http/apiError.ts';
import type { Identity } from '../http/call.ts';
import { requireCountryAccess } from '../http/resolveScope.ts';

interface Account {
  country?: unknown;
  role?: unknown;
}

/**
 * Nobody hands out more than they have: accounts of other countries, and those above the own role, are out of
 * reach. Otherwise the limit of a country would last until its administrator lifts it.
 */
export const requireReach = (identity: Identity, { country, role }: Account): void => {
  if (typeof country === 'string') requireCountryAccess(identity, country);
  if (role === 'SuperAdmin' && identity.role !== 'SuperAdmin') {
    throw forbidden('Only a super administrator may do this to a super administrator');
  }
};
