import { Button, Checkbox, Input, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Pin20Filled, Pin20Regular } from '@fluentui/react-icons/svg/pin';
import { TableSettings20Regular } from '@fluentui/react-icons/svg/table-settings';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { offerUndo } from '../../stores/undo.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useMoveAnnouncer } from '../../ui/useMoveAnnouncer.ts';
import { moveByKeys, rowSteps } from '../../ui/useReorder.ts';
import type { Resource } from '../define/resource.ts';
import {
  type ColumnSettings,
  maxColumnWidth,
  minColumnWidth,
  moveColumn,
  resizeColumn,
  togglePinned,
  toggleShown,
} from './columnSettings.ts';
import type { ColumnSettingsState } from './useColumnSettings.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '2px' },
  name: { flexGrow: 1, minWidth: 0 },
  width: { width: '76px' },
  surface: { display: 'flex', flexDirection: 'column', gap: '8px', width: '380px', padding: '12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '360px', overflow: 'auto' },
  footer: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
});

interface ColumnPanelRowProps {
  label: string;
  isShown: boolean;
  isPinned: boolean;
  /** `null`: width from the content. */
  width: number | null;
  isFirst: boolean;
  isLast: boolean;
  onToggle: () => void;
  onPin: () => void;
  onMove: (by: -1 | 1) => void;
  onResize: (width: number) => void;
}

const ColumnPanelRow = (props: ColumnPanelRowProps) => {
  const { label, isShown, isPinned, width, isFirst, isLast, onToggle, onPin, onMove, onResize } = props;
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <li className={styles.row} data-move-key={label} onKeyDown={moveByKeys(rowSteps, (_, by) => onMove(by))}>
      <span className={styles.name}>
        <Checkbox checked={isShown} label={label} onChange={onToggle} />
      </span>
      <Input
        className={styles.width}
        size="small"
        type="number"
        min={minColumnWidth}
        max={maxColumnWidth}
        step={10}
        placeholder={t`auto`}
        aria-label={t`Width of ${label}`}
        key={width}
        defaultValue={width === null ? '' : String(width)}
        onBlur={({ target }) =>
          target.value !== '' && Number(target.value) !== width && onResize(Number(target.value))
        }
      />
      <ToolButton
        size="small"
        label={isPinned ? t`Unpin ${label}` : t`Pin ${label}`}
        icon={isPinned ? <Pin20Filled /> : <Pin20Regular />}
        onClick={onPin}
      />
      <ToolButton
        size="small"
        label={t`Move ${label} up`}
        icon={<ArrowUp20Regular />}
        disabledFocusable={isFirst}
        onClick={() => onMove(-1)}
      />
      <ToolButton
        size="small"
        label={t`Move ${label} down`}
        icon={<ArrowDown20Regular />}
        disabledFocusable={isLast}
        onClick={() => onMove(1)}
      />
    </li>
  );
};

interface ColumnPanelProps extends ColumnSettingsState {
  fields: Resource['fields'];
}

/** Popover for visibility, order, width and pinning of columns, and for row height. */
export const ColumnPanel = memo(({ fields, settings, change, reset }: ColumnPanelProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const announceMove = useMoveAnnouncer();
  const usual = usePreferencesStore(({ density }) => density);
  return (
    <ButtonPopover
      button={<ToolButton hasWords label={t`Columns`} icon={<TableSettings20Regular />} />}
      label={t`Columns`}
      className={styles.surface}
      align="end"
    >
      <ul className={styles.list}>
        {settings.order.map((name, index) => {
          const field = fields[name];
          return (
            field && (
              <ColumnPanelRow
                key={name}
                label={i18n._(field.label)}
                isShown={settings.shown.includes(name)}
                isPinned={settings.pinned.includes(name)}
                width={settings.widths[name] ?? null}
                isFirst={index === 0}
                isLast={index === settings.order.length - 1}
                onToggle={() => change(toggleShown(settings, name))}
                onPin={() => change(togglePinned(settings, name))}
                onMove={(by) => {
                  const { order } = moveColumn(settings, name, index + by);
                  change({ ...settings, order });
                  const moved = { name: i18n._(field.label), index: order.indexOf(name) };
                  announceMove({ ...moved, count: order.length });
                }}
                onResize={(width) => change(resizeColumn(settings, name, width))}
              />
            )
          );
        })}
      </ul>
      <div className={styles.footer}>
        <RadioGroup
          layout="horizontal"
          aria-label={t`Row height`}
          value={settings.density ?? usual}
          onChange={(_event, { value }) =>
            change({ ...settings, density: value as ColumnSettings['density'] })
          }
        >
          <Radio value="comfortable" label={t`Comfortable`} />
          <Radio value="compact" label={t`Compact`} />
        </RadioGroup>
        <Button
          size="small"
          appearance="subtle"
          onClick={() => {
            reset();
            offerUndo(t`Columns reset`, async () => change(settings));
          }}
        >
          <Trans>Reset</Trans>
        </Button>
      </div>
    </ButtonPopover>
  );
});
