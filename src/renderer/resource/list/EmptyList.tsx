import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface EmptyListProps {
  isFiltered: boolean;
  onClear: () => void;
  onCreate: (() => void) | null;
}

/** No rows: because of the filters, or because there are none yet. */
export const EmptyList = ({ isFiltered, onClear, onCreate }: EmptyListProps) =>
  isFiltered ? (
    <EmptyState
      text={<Trans>Nothing matches these filters.</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Clear all</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      text={<Trans>There is nothing here yet.</Trans>}
      action={
        onCreate && (
          <Button appearance="primary" onClick={onCreate}>
            <Trans>Add new</Trans>
          </Button>
        )
      }
    />
  );
