import { Search20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { showPalette } from '../../stores/overlays.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';

export const PaletteButton = () => {
  const { t } = useLingui();
  return (
    <ToolButton
      label={t`Go to anything`}
      shortcut={navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl+K'}
      icon={<Search20Regular />}
      onClick={() => showPalette(true)}
    />
  );
};
