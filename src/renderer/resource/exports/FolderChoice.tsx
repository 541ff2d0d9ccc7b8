import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';

/** Whether each export asks where to, or goes where the last one went. */
export const FolderChoice = () => {
  const { t } = useLingui();
  const exportsInto = usePreferencesStore((settings) => settings.exportsInto);
  const folder = usePreferencesStore((settings) => settings.lastExportFolder) ?? '';
  return (
    <Field label={t`Folder`}>
      <RadioGroup
        value={exportsInto}
        onChange={(_event, { value }) =>
          updatePreferences({ exportsInto: value === 'lastFolder' ? 'lastFolder' : 'ask' })
        }
      >
        <Radio value="ask" label={t`Ask each time`} />
        <Radio value="lastFolder" label={t`Always “${folder}”, without asking`} />
      </RadioGroup>
    </Field>
  );
};
