import { WindowNew20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { openWindow } from '../../../ui/openWindow.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';

interface OpenReferenceProps {
  /** The name of the field that refers to the record. */
  label: string;
  path: string;
}

/** Looks a chosen record up in a window of its own: the form that refers to it stays as it is. */
export const OpenReference = ({ label, path }: OpenReferenceProps) => {
  const { t } = useLingui();
  return (
    <ToolButton label={t`Open ${label}`} icon={<WindowNew20Regular />} onClick={() => openWindow(path)} />
  );
};
