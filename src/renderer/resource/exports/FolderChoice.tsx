import { Button, Field, makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFolderChoice } from './useFolderChoice.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
});

/** Whether each export asks where to, or goes into one folder. */
export const FolderChoice = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { folder, exportsInto, isFixed, isLocked, choose, change } = useFolderChoice();
  if (isFixed) {
    return (
      <Field label={t`Folder`}>
        <Text>
          <Trans>The folder was set when the app was started and cannot be changed here</Trans>
        </Text>
      </Field>
    );
  }
  return (
    <div className={styles.root}>
      <Field label={t`Folder`}>
        <RadioGroup disabled={isLocked} value={exportsInto} onChange={(_event, { value }) => change(value)}>
          <Radio value="ask" label={t`Ask each time`} />
          <Radio
            value="lastFolder"
            label={folder ? t`Always “${folder}”, without asking` : t`Always one folder`}
          />
        </RadioGroup>
      </Field>
      <Button size="small" disabled={isLocked} onClick={choose}>
        <Trans>Choose folder…</Trans>
      </Button>
    </div>
  );
};
