import { makeStyles } from '@fluentui/react-components';
import { Map16Regular } from '@fluentui/react-icons/svg/map';
import { useLingui } from '@lingui/react/macro';
import { CopyButton } from './CopyButton.tsx';
import { openContact } from './openContact.ts';
import { ToolButton } from './ToolButton.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'flex-start', gap: '2px' },
  text: { minWidth: 0, paddingTop: '2px' },
});

/** Postal address, to copy or to show on the map. */
export const AddressValue = ({ text }: { text: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.text}>{text}</span>
      <CopyButton text={text} />
      <ToolButton
        size="small"
        label={t`Show on the map: ${text}`}
        icon={<Map16Regular />}
        onClick={() => void openContact({ type: 'place', value: text })}
      />
    </span>
  );
};
