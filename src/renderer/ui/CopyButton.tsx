import { Copy16Regular } from '@fluentui/react-icons/svg/copy';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { appLink } from '#shared/screens/screenPatterns.ts';
import { showToast } from '../stores/toasts.ts';
import { ToolButton } from './ToolButton.tsx';

export const useCopyText = (): ((text: string) => Promise<boolean>) => {
  const { t } = useLingui();
  return async (text) => {
    // The system may refuse, for example while the window is in the background.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    showToast(
      isCopied
        ? { intent: 'success', text: t`Copied` }
        : { intent: 'error', text: t`Not copied: the clipboard is not available` },
    );
    return isCopied;
  };
};

/** Copies a link to this page, or to another path, that opens in the recipient's app. */
export const useCopyLink = (): ((path?: string) => Promise<boolean>) => {
  const { pathname, search } = useLocation();
  const copy = useCopyText();
  return (path = pathname + search) => {
    const [screen = '', query = ''] = path.split(/\?(.*)/s);
    // Re-encode the query: unescaped characters could be misread in
    // e-mails and on command lines. Main reads this form.
    const params = new URLSearchParams(query).toString();
    return copy(appLink(params ? `${screen}?${params}` : screen));
  };
};

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

export const CopyLinkButton = () => {
  const { t } = useLingui();
  const copyLink = useCopyLink();
  return <ToolButton label={t`Copy link`} icon={<Link20Regular />} onClick={() => void copyLink()} />;
};
