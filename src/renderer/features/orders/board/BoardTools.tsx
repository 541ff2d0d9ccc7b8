import { Alert20Regular } from '@fluentui/react-icons/svg/alert';
import { AlertOn20Filled } from '@fluentui/react-icons/svg/alert-on';
import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../../../stores/preferences.ts';
import { CopyLinkButton } from '../../../ui/CopyButton.tsx';
import { ToolButton } from '../../../ui/ToolButton.tsx';

interface BoardToolsProps {
  hasCouriers: boolean;
  onCouriers: () => void;
  onReload: () => void;
}

/** Actions of the whole board. Memoized: buttons with tooltips cost more than re-rendering the cards. */
export const BoardTools = memo(({ hasCouriers, onCouriers, onReload }: BoardToolsProps) => {
  const { t } = useLingui();
  const hasNotices = usePreferencesStore((settings) => settings.orderNotices);
  const isLocked = useIsLocked('orderNotices');
  const what = t`Notify me about orders in progress`;
  return (
    <>
      <ToolButton
        label={t`Couriers`}
        icon={<PeopleTeam20Regular />}
        aria-pressed={hasCouriers}
        onClick={onCouriers}
      />
      <ToolButton label={t`Reload`} icon={<ArrowClockwise20Regular />} onClick={onReload} />
      <ToolButton
        label={isLocked ? t`${what}: set by your administrator` : what}
        icon={hasNotices ? <AlertOn20Filled /> : <Alert20Regular />}
        aria-pressed={hasNotices}
        disabledFocusable={isLocked}
        onClick={() => updatePreferences({ orderNotices: !hasNotices })}
      />
      <CopyLinkButton />
    </>
  );
});
