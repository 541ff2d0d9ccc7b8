import { Button, ToggleButton, Tooltip } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { CalendarTemplateRegular } from '@fluentui/react-icons/svg/calendar-template';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DataHistogramRegular } from '@fluentui/react-icons/svg/data-histogram';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { SelectionTools } from './SelectionTools.tsx';

interface SlotToolsProps {
  /** Reason why the week cannot be set up; `null` if it can. */
  setupProblem: string | null;
  hasSlots: boolean;
  selectedCount: number;
  hasNeeds: boolean;
  onSetup: () => void;
  onEdit: () => void;
  onClear: () => void;
  onCopy: () => void;
  onTemplates: () => void;
  onNeeds: (hasNeeds: boolean) => void;
  onReload: () => void;
}

const Tools = (props: SlotToolsProps) => {
  const { setupProblem, hasSlots, selectedCount, hasNeeds } = props;
  const { t } = useLingui();
  return (
    <>
      <SelectionTools selectedCount={selectedCount} onEdit={props.onEdit} onClear={props.onClear} />
      <ToolButton label={t`Reload`} icon={<ArrowClockwiseRegular />} onClick={props.onReload} />
      <Tooltip content={t`Shortage`} relationship="inaccessible" withArrow positioning="below">
        <ToggleButton
          appearance="subtle"
          icon={<DataHistogramRegular />}
          aria-label={t`Shortage`}
          checked={hasNeeds}
          disabledFocusable={!hasSlots}
          onClick={() => props.onNeeds(!hasNeeds)}
        />
      </Tooltip>
      <Button appearance="subtle" icon={<CopyRegular />} disabledFocusable={!hasSlots} onClick={props.onCopy}>
        <Trans>Copy slots</Trans>
      </Button>
      <ToolButton
        hasWords
        label={t`Slot templates`}
        icon={<CalendarTemplateRegular />}
        disabledFocusable={!hasSlots}
        onClick={props.onTemplates}
      />
      {/* Hidden while slots are selected: the selection's buttons need the room. */}
      {selectedCount === 0 && (
        <Tooltip
          content={setupProblem ?? t`Creates the slots of this week`}
          relationship="description"
          withArrow
          positioning="below"
        >
          {/* Focusable while disabled, so that keyboard and screen-reader users learn the reason. */}
          <Button disabledFocusable={setupProblem !== null} onClick={props.onSetup}>
            <Trans>Setup</Trans>
          </Button>
        </Tooltip>
      )}
    </>
  );
};

/** Memoized: the toolbar does not depend on the displayed week. */
export const SlotTools = memo(Tools);
