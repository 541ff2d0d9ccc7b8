import { Button } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { Trans } from '@lingui/react/macro';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { dashboardKey } from './useMetric.ts';

/** Has every figure anew. By itself: it is drawn again with each answer, and the cards need not be. */
export const ReloadAll = () => {
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: [dashboardKey] }) > 0;
  return (
    <Button
      icon={<ArrowClockwise20Regular />}
      disabledFocusable={isBusy}
      onClick={() => void client.invalidateQueries({ queryKey: [dashboardKey] })}
    >
      <Trans>Reload</Trans>
    </Button>
  );
};
