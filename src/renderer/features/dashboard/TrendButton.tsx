import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { DataBarVertical16Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { TrendChartProps } from './TrendChart.tsx';
import { TrendDialog } from './TrendDialog.tsx';

/** Opens the chart of a figure. The dialog is made when it is wanted: there are eight such buttons. */
export const TrendButton = (chart: TrendChartProps) => {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const restoreFocus = useRestoreFocusTarget();
  const { name } = chart;
  return (
    <>
      <Button
        {...restoreFocus}
        size="small"
        appearance="subtle"
        icon={<DataBarVertical16Regular />}
        aria-label={t`Chart of ${name}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <TrendDialog {...chart} onClose={() => setIsOpen(false)} />}
    </>
  );
};
