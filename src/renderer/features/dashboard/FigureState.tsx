import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { Trans, useLingui } from '@lingui/react/macro';
import { asAppError } from '../../data/queryClient.ts';
import { errorText } from '../../ui/errorText.ts';

const useStyles = makeStyles({
  failed: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  dash: { fontSize: '28px', lineHeight: '34px' },
});

/** Replaces a figure that failed to load. Not an alert, as a dozen simultaneous alerts would be useless. */
export const FailedFigure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const appError = asAppError(error);
  return (
    <div className={styles.failed}>
      <span className={styles.dash}>–</span>
      <Tooltip content={appError ? errorText(i18n, appError) : ''} relationship="description">
        <Button size="small" appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </Tooltip>
    </div>
  );
};
