import { BuildingShop20Regular } from '@fluentui/react-icons/svg/building-shop';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { request } from '../ipc/bridge.ts';
import type { RunAction } from '../resource/define/resource.ts';
import { showToast } from '../stores/toasts.ts';
import { errorText } from '../ui/errorText.ts';

/** Action of companies and establishments: opens the establishment panel in the browser. */
export const openPanel = (idName: 'companyId' | 'establishmentId'): RunAction => ({
  name: 'openPanel',
  label: msg`Open panel`,
  Icon: BuildingShop20Regular,
  run: async ({ id, companyId }, { country = '' }) => {
    const company = idName === 'establishmentId' && typeof companyId === 'string' ? { companyId } : {};
    const result = await request('shell.openPanel', { country, ...company, [idName]: id });
    if (result.ok) return;
    const isUnset = result.error.code === 'PANEL_NOT_CONFIGURED';
    showToast({
      intent: 'error',
      text: isUnset
        ? t`Set the address of the establishment panel in Settings first`
        : errorText(i18n, result.error),
    });
  },
});
