import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminRole } from '#shared/api/auth.ts';

const roleNames: Readonly<Record<AdminRole, MessageDescriptor>> = {
  SuperAdmin: msg`Super administrator`,
  Admin: msg`Administrator`,
};

/** A role that this version does not know is shown as it came. */
export const roleName = (i18n: I18n, role: string): string =>
  role === 'SuperAdmin' || role === 'Admin' ? i18n._(roleNames[role]) : role;
