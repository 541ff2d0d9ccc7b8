import { WalletCreditCard20Regular } from '@fluentui/react-icons/svg/wallet-credit-card';
import { msg } from '@lingui/core/macro';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState } from '../data/listState.ts';
import { listPath } from '../paths.ts';
import type { LinkAction } from '../resource/define/resource.ts';

/** Link from a payee to their pay lists, which contain no payee ids: filters by tax number, or by name if unknown. */
export const payListsOf = (entity: PayListEntity, nameField: 'name' | 'fullName'): LinkAction => ({
  name: 'payLists',
  label: msg`Pay lists`,
  Icon: WalletCreditCard20Regular,
  pathOf: (payee, scope) => {
    const known = ['idNumber', nameField].flatMap((field) => {
      const value = payee[field];
      return typeof value === 'string' && value.trim() !== '' ? { field, value } : [];
    });
    const [key] = known;
    if (!key) return null;
    const filters = { [key.field]: { match: 'text', value: key.value } } as const;
    return `${listPath(entity, scope)}?${toListParams({ ...initialListState, filters })}`;
  },
});
