import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: '-24px',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: 'auto',
    padding: '12px 0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  state: { marginLeft: '8px', color: tokens.colorNeutralForeground2 },
});

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  isNew: boolean;
  onDiscard: () => void;
}

/** Always in reach at the bottom of a form. */
export const SaveBar = ({ isDirty, isSaving, isNew, onDiscard }: SaveBarProps) => {
  const styles = useStyles();
  return (
    <div className={styles.root} data-actions>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={isSaving || !(isDirty || isNew)}
        icon={isSaving ? <Spinner size="extra-tiny" /> : null}
      >
        <Trans>Save</Trans>
      </Button>
      <Button disabledFocusable={!isDirty || isSaving} onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <Text className={styles.state} role="status">
        {isDirty && <Trans>Unsaved changes</Trans>}
      </Text>
    </div>
  );
};
