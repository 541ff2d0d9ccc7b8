import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TrendChart, type TrendChartProps } from './TrendChart.tsx';

const useStyles = makeStyles({
  // Height of the chart, so that the dialog keeps its place when the figures come.
  content: { position: 'relative', minHeight: '268px' },
  parts: { maxWidth: '360px' },
});

interface TrendDialogProps extends TrendChartProps {
  /** List of the counted records; `null` if there is none. */
  list: string | null;
  onClose: () => void;
  /** Parts of the figure. */
  children: ReactNode;
}

/** Chart of a figure, its parts, and the way to its records. */
export const TrendDialog = ({ list, onClose, children, ...chart }: TrendDialogProps) => {
  const styles = useStyles();
  return (
    <DialogFrame
      title={chart.name}
      onClose={onClose}
      actions={
        <Button appearance="primary" data-first onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.content}>
        <TrendChart {...chart} />
      </div>
      {children && <div className={styles.parts}>{children}</div>}
      {list !== null && (
        <div>
          <TextLink to={list}>
            <Trans>Open the list</Trans>
          </TextLink>
        </div>
      )}
    </DialogFrame>
  );
};
