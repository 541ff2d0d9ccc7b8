import { Button, makeStyles } from '@fluentui/react-components';
import { DataBarVertical16Regular } from '@fluentui/react-icons/svg/data-bar-vertical';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { TrendChart, type TrendChartProps } from './TrendChart.tsx';

const useStyles = makeStyles({
  // Height of the chart, so that the dialog keeps its place when the figures come.
  content: { position: 'relative', minHeight: '268px' },
});

/** Button that opens the chart. */
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
            <TrendChart {...props} />
          </div>
        </DialogFrame>
      )}
    </>
  );
};
