import {
  Menu,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { ArrowDownload20Regular, ChevronDown16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ExportProfile } from '#shared/ipc/exportRoutes.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useIsPrivate } from '../../stores/privacy.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useResource } from '../resourceContext.tsx';

const useStyles = makeStyles({
  note: { maxWidth: '280px', margin: 0, padding: '4px 8px 6px', color: tokens.colorNeutralForeground2 },
});

/** Saves the list as a file, and beside it the choice for which program. */
export const ExportTools = ({ onExport }: { onExport: () => void }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { resource } = useResource();
  const isPrivate = useIsPrivate();
  const profile = usePreferencesStore(({ exportProfile }) => exportProfile);
  const item = (value: ExportProfile, label: string, subText: string) => (
    <MenuItemRadio name="profile" value={value} subText={subText}>
      {label}
    </MenuItemRadio>
  );
  return (
    <span>
      <ToolButton hasWords label={t`Export`} icon={<ArrowDownload20Regular />} onClick={onExport} />
      <Menu
        checkedValues={{ profile: [profile] }}
        onCheckedValueChange={(_event, { checkedItems: [chosen] }) =>
          updatePreferences({ exportProfile: chosen === 'excel' ? 'excel' : 'standard' })
        }
      >
        <MenuTrigger disableButtonEnhancement>
          <ToolButton label={t`File format`} size="small" icon={<ChevronDown16Regular />} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {item(
              'standard',
              t`Standard CSV`,
              t`Commas between cells. Excel in Spain and Ukraine opens it as one column.`,
            )}
            {item(
              'excel',
              t`Excel, my region`,
              t`Semicolons between cells, decimal commas. Excel opens it as columns.`,
            )}
          </MenuList>
          {Object.values(resource.fields).some(({ isSensitive }) => isSensitive) && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>What is only shown after a click is left out of files.</Trans>
            </Text>
          )}
          {isPrivate && (
            <Text as="p" size={200} className={styles.note}>
              <Trans>Privacy mode does not change files: they hold everything.</Trans>
            </Text>
          )}
        </MenuPopover>
      </Menu>
    </span>
  );
};
