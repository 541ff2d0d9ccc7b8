import { WalletCreditCard20Regular } from '@fluentui/react-icons/svg/wallet-credit-card';
import { msg } from '@lingui/core/macro';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState } from '../data/listState.ts';
import { listPath } from '../paths.ts';
import type { LinkAction } from '../resource/define/resource.ts';

/** Link from a payee to their pay lists. Pay lists contain no ids of payees, so it filters by name. */
export const payListsOf = (entity: PayListEntity, nameField: 'name' | 'fullName'): LinkAction => ({
  name: 'payLists',
  label: msg`Pay lists`,
  Icon: WalletCreditCard20Regular,
  pathOf: ({ [nameField]: name }, scope) => {
    if (typeof name !== 'string' || name === '') return null;
    const filters = { [nameField]: { match: 'text', value: name } } as const;
    return `${listPath(entity, scope)}?${toListParams({ ...initialListState, filters })}`;
  },
});
