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
import { DataBarVertical16Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { TrendChartProps } from './TrendChart.tsx';

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart.tsx')).TrendChart }));

const useStyles = makeStyles({
  surface: { maxWidth: 'min(75vw, 960px)' },
  content: { minHeight: '260px' },
});

/** A button that shows how a figure came about; the charts are loaded when somebody wants to see one. */
export const TrendDialog = (props: TrendChartProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const { name } = props;
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => setIsOpen(open)}>
      <DialogTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<DataBarVertical16Regular />}
          aria-label={t`Chart of ${name}`}
        />
      </DialogTrigger>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{name}</DialogTitle>
          <DialogContent className={styles.content}>
            <Suspense fallback={<Spinner size="small" label={t`Loading…`} />}>
              {isOpen && <TrendChart {...props} />}
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
