import { Link20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { ToolButton } from './ToolButton.tsx';
import { useCopyLink } from './useCopyLink.ts';

/** For a colleague: this page, with its filters. */
export const CopyLinkButton = () => {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  return <ToolButton label={t`Copy link`} icon={<Link20Regular />} onClick={() => void copyLink()} />;
};
