import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useResource } from '../resourceContext.tsx';
import { ExportChoices } from './ExportChoices.tsx';

/** Saves the list as a file; where no dialog asks how and where to, that is chosen beside it. */
export const ExportTools = ({ onExport }: { onExport: () => void }) => {
  const { t } = useLingui();
  const { resource } = useResource();
  return (
    <span>
      <ToolButton hasWords label={t`Export`} icon={<ArrowDownload20Regular />} onClick={onExport} />
      {!resource.file && <ExportChoices />}
    </span>
  );
};
