import { Copy16Regular, Link20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { ToolButton } from './ToolButton.tsx';
import { useCopyLink, useCopyText } from './useCopyText.ts';

/** Puts the text beside it on the clipboard. */
export const CopyButton = ({ text }: { text: string }) => {
  const { t } = useLingui();
  const copyText = useCopyText();
  return (
    <ToolButton
      size="small"
      label={t`Copy ${text}`}
      icon={<Copy16Regular />}
      onClick={() => void copyText(text)}
    />
  );
};

/** For a colleague: this page, with its filters. */
export const CopyLinkButton = () => {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  return <ToolButton label={t`Copy link`} icon={<Link20Regular />} onClick={() => void copyLink()} />;
};
