import { Button, makeStyles, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useFolderChoice } from './useFolderChoice.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
});

/** Whether each export asks where to, or goes into one folder; what it is called stands above it. */
export const FolderChoice = ({ label }: { label: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { folder, exportsInto, isFixed, isLocked, choose, change } = useFolderChoice();
  if (isFixed) {
    return (
      <Text>
        <Trans>The folder was set when the app was started and cannot be changed here</Trans>
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
