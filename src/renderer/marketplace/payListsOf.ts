import { WalletCreditCard20Regular } from '@fluentui/react-icons';
import { msg } from '@lingui/core/macro';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState } from '../data/listState.ts';
import { listPath } from '../paths.ts';
import type { LinkAction } from '../resource/resource.ts';

/** From a payee to what they were paid. A pay list names nobody by id, so that their name has to lead there. */
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
