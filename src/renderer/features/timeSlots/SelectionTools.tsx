import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ToolButton } from '../../ui/ToolButton.tsx';

interface SelectionToolsProps {
  selectedCount: number;
  onEdit: () => void;
  onClear: () => void;
}

export const SelectionTools = ({ selectedCount, onEdit, onClear }: SelectionToolsProps) => {
  const { t } = useLingui();
  if (selectedCount === 0) return null;
  return (
    <>
      <Button appearance="primary" onClick={onEdit}>
        {t`${plural(selectedCount, { one: 'Edit # slot', other: 'Edit # slots' })}`}
      </Button>
      <ToolButton
        hasWords
        label={t`Clear selection`}
        shortcut="Esc"
        icon={<DismissRegular />}
        onClick={onClear}
      />
    </>
  );
};
