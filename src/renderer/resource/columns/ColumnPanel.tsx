import {
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { TableSettings20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import type { Resource } from '../resource.ts';
import { ColumnPanelRow } from './ColumnPanelRow.tsx';
import {
  type ColumnSettings,
  moveColumn,
  resizeColumn,
  togglePinned,
  toggleShown,
} from './columnSettings.ts';
import type { ColumnSettingsState } from './useColumnSettings.ts';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '8px', width: '380px', padding: '12px' },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '360px', overflow: 'auto' },
  footer: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
});

interface ColumnPanelProps extends ColumnSettingsState {
  fields: Resource['fields'];
}

/** Which columns there are, in which order, how wide, which stay in view, and how high the rows are. */
export const ColumnPanel = ({ fields, settings, change, reset }: ColumnPanelProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const usual = usePreferencesStore(({ density }) => density);
  return (
    <Popover trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <ToolButton hasWords label={t`Columns`} icon={<TableSettings20Regular />} />
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t`Columns`}>
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
                  onMove={(by) => change(moveColumn(settings, name, index + by))}
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
          <Button size="small" appearance="subtle" onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
};
