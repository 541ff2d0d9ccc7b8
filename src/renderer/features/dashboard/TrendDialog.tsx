import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  makeStyles,
  Spinner,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { TrendChartProps } from './TrendChart.tsx';

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart.tsx')).TrendChart }));

const useStyles = makeStyles({
  surface: { maxWidth: 'min(75vw, 960px)' },
  content: { minHeight: '260px' },
});

interface TrendDialogProps extends TrendChartProps {
  onClose: () => void;
}

/** Shows how a figure came about; the charts are loaded when somebody wants to see one. */
export const TrendDialog = ({ onClose, ...chart }: TrendDialogProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <Dialog defaultOpen onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{chart.name}</DialogTitle>
          <DialogContent className={styles.content}>
            <Suspense fallback={<Spinner size="small" label={t`Loading…`} />}>
              <TrendChart {...chart} />
            </Suspense>
          </DialogContent>
          <DialogActions>
            <DialogTrigger disableButtonEnhancement>
              <Button appearance="primary">
                <Trans>Done</Trans>
              </Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
