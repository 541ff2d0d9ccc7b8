import { Button, makeStyles, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { request } from '../../ipc/bridge.ts';
import {
  applySettings,
  updatePreferences,
  useIsLocked,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useRefusal } from './startExport.ts';

/** File formats. `raw` is only available for server-made files. */
export const useProfileChoices = () => {
  const { t } = useLingui();
  const ours = [
    ['standard', t`Standard CSV: commas, formulas disabled`],
    ['excel', t`Excel, my region: semicolons and decimal commas`],
    ['xlsx', t`Excel workbook (.xlsx): real numbers and dates`],
  ] as const;
  return { ours, ofServer: [['raw', t`Raw: the unchanged file of the server`], ...ours] as const };
};

/** Target folder of exports. Main opens the folder dialog and broadcasts the folder's name to all windows. */
export const useFolderChoice = () => {
  const folder = usePreferencesStore((settings) => settings.lastExportFolder);
  const exportsInto = usePreferencesStore((settings) => settings.exportsInto);
  const isFixed = usePreferencesStore((settings) => settings.exportFolderIsFixed);
  const isLocked = useIsLocked('exportsInto');
  const ask = useRefusal();
  const choose = async (): Promise<void> => {
    const result = await ask(request('settings.chooseExportFolder', undefined));
    if (result.ok) applySettings(result.data);
  };
  return {
    folder,
    exportsInto,
    isFixed,
    isLocked,
    choose: () => void choose(),
    change: (into: 'ask' | 'lastFolder'): void => {
      if (into === 'ask') updatePreferences({ exportsInto: 'ask' });
      // Use the known folder, or choose one first.
      else if (folder !== null) updatePreferences({ exportsInto: 'lastFolder' });
      else void choose();
    },
  };
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
});

/** Choice between asking at each export and a fixed folder. The caller shows the folder's name. */
export const FolderChoice = ({ label }: { label: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { folder, exportsInto, isFixed, isLocked, choose, change } = useFolderChoice();
  if (isFixed) {
    return (
      <Text>
        <Trans>The app was started with this folder. To change it, start the app without that option.</Trans>
      </Text>
    );
  }
  return (
    <div className={styles.root}>
      <RadioChoices
        aria-label={label}
        disabled={isLocked}
        choices={[
          ['ask', t`Ask each time`],
          ['lastFolder', folder ? t`Always “${folder}”, without asking` : t`Always one folder`],
        ]}
        value={exportsInto}
        onChoose={change}
      />
      <Button size="small" disabled={isLocked} onClick={choose}>
        <Trans>Choose folder…</Trans>
      </Button>
    </div>
  );
};
