import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { asAppError } from '../../data/queryClient.ts';
import { errorText } from '../../ui/errorText.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
});

/** In place of a figure that could not be had. Quiet: with a dozen of them, a dozen alerts would say less. */
export const FailedFigure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const appError = asAppError(error);
  return (
    <div className={styles.root}>
      <Text size={600}>–</Text>
      <Tooltip content={appError ? errorText(i18n, appError) : ''} relationship="description">
        <Button size="small" appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      </Tooltip>
    </div>
  );
};
