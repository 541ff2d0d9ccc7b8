import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  bar: { width: '160px' },
  percent: { minWidth: '4ch', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** How much of a file has gone out. Screen readers ask the bar for it; it does not keep talking to them. */
export const UploadProgress = ({ label, percent }: { label: string; percent: number }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <ProgressBar
        className={styles.bar}
        thickness="large"
        color="brand"
        // Or it would only be called by the field's label, which is the picture's own name.
        aria-labelledby={undefined}
        aria-label={t`Uploading: ${label}`}
        value={percent}
        max={100}
      />
      <Text size={200} className={styles.percent} aria-hidden>
        {i18n.number(percent / 100, { style: 'percent' })}
      </Text>
    </div>
  );
};
