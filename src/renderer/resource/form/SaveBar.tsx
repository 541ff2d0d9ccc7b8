import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { RecordFormState } from './useRecordForm.ts';

const useStyles = makeStyles({
  // Sticky at the bottom and grows upwards, so that banners move no field.
  foot: {
    position: 'sticky',
    bottom: '-24px',
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    marginTop: 'auto',
    padding: '12px 0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  bar: { display: 'flex', alignItems: 'center', gap: '8px' },
  state: { marginLeft: '8px', color: tokens.colorNeutralForeground2 },
});

interface SaveBarProps {
  form: RecordFormState;
  /** Warning shown above the buttons. */
  banner: ReactNode;
}

export const SaveBar = ({ form, banner }: SaveBarProps) => {
  const { isDirty, isSavable, isSaving, discard, undoSave } = form;
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      {banner}
      <div className={styles.bar} data-actions>
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={isSaving || !isSavable}
          icon={isSaving ? <Spinner size="extra-tiny" /> : null}
        >
          <Trans>Save</Trans>
        </Button>
        <Button disabledFocusable={!isDirty || isSaving} onClick={() => discard()}>
          <Trans>Discard</Trans>
        </Button>
        <Text className={styles.state} role="status">
          {isDirty && <Trans>Unsaved changes</Trans>}
        </Text>
        {undoSave && (
          <Button appearance="subtle" icon={<ArrowUndo20Regular />} onClick={undoSave}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
