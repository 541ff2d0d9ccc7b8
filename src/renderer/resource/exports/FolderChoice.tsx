import { Button, Field, makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { useFolderChoice } from './useFolderChoice.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  name: { overflowWrap: 'anywhere' },
});

/** Whether each export asks where to, or goes into one folder. */
export const FolderChoice = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const exportsInto = usePreferencesStore((settings) => settings.exportsInto);
  const { folder, isFixed, always, choose } = useFolderChoice();
  if (isFixed) {
    return (
      <Field label={t`Folder`}>
        <Text className={styles.name}>
          <Trans>“{folder}”: given when the app was started</Trans>
        </Text>
      </Field>
    );
  }
  return (
    <div className={styles.root}>
      <Field label={t`Folder`}>
        <RadioGroup
          value={exportsInto}
          onChange={(_event, { value }) =>
            value === 'ask' ? updatePreferences({ exportsInto: 'ask' }) : always()
          }
        >
          <Radio value="ask" label={t`Ask each time`} />
          <Radio
            value="lastFolder"
            label={folder ? t`Always “${folder}”, without asking` : t`Always the same, without asking`}
          />
        </RadioGroup>
      </Field>
      <Button size="small" onClick={choose}>
        <Trans>Choose folder…</Trans>
      </Button>
    </div>
  );
};
