import { Alert20Regular, AlertOn20Filled, ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { updatePreferences, useIsLocked, usePreferencesStore } from '../../stores/preferences.ts';
import { CopyLinkButton } from '../../ui/CopyButton.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';

/** What can be done with the board as a whole. Memoized: buttons with tooltips cost more than the cards of a refresh. */
export const BoardTools = memo(({ onReload }: { onReload: () => void }) => {
  const { t } = useLingui();
  const isToldOf = usePreferencesStore((settings) => settings.orderNotices);
  const isLocked = useIsLocked('orderNotices');
  return (
    <>
      <ToolButton label={t`Reload`} icon={<ArrowClockwise20Regular />} onClick={onReload} />
      <ToolButton
        label={t`Tell me of orders under way`}
        icon={isToldOf ? <AlertOn20Filled /> : <Alert20Regular />}
        aria-pressed={isToldOf}
        disabled={isLocked}
        onClick={() => updatePreferences({ orderNotices: !isToldOf })}
      />
      <CopyLinkButton />
    </>
  );
});
