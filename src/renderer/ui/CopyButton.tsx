import { Copy16Regular, Link20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { appLink } from '#shared/domain/screenPatterns.ts';
import { showToast } from '../stores/toasts.ts';
import { ToolButton } from './ToolButton.tsx';

/** Puts a text on the clipboard and says so. */
export const useCopyText = (): ((text: string) => Promise<void>) => {
  const { t } = useLingui();
  return async (text) => {
    await navigator.clipboard.writeText(text);
    showToast({ intent: 'success', text: t`Copied`, durationMs: 1000 });
  };
};

/** Puts a link on the clipboard that opens this page, or another one, in the app of whoever gets it. */
export const useCopyLink = (): ((path?: string) => Promise<void>) => {
  const { pathname, search } = useLocation();
  const copy = useCopyText();
  return (path = pathname + search) => {
    const [screen = '', query = ''] = path.split(/\?(.*)/s);
    // Main reads this form: nothing in it means anything to a letter or a command line.
    const params = new URLSearchParams(query).toString();
    return copy(appLink(params ? `${screen}?${params}` : screen));
  };
};

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
