import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { DataBarVertical16Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Lazy, lazyComponent } from '../../ui/lazyComponent.tsx';
import type { TrendChartProps } from './TrendChart.tsx';

const trendChart = lazyComponent<TrendChartProps>(
  async () => (await import('./TrendChart.tsx')).TrendChart,
  {},
);

const useStyles = makeStyles({
  content: { minHeight: '260px' },
});

/** Button that opens the chart; loads the chart library on demand. */
export const TrendDialog = (props: TrendChartProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const { name } = props;
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        icon={<DataBarVertical16Regular />}
        aria-label={t`Chart of ${name}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <DialogFrame
          title={name}
          onClose={close}
          actions={
            <Button appearance="primary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          <div className={styles.content}>
            <Lazy of={trendChart} given={props} until={<Spinner size="small" label={t`Loading…`} />} />
          </div>
        </DialogFrame>
      )}
    </>
  );
};
