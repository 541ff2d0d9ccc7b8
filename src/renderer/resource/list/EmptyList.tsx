import { Button, makeStyles } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { filterWords } from '../filters/filterWords.ts';
import { headerHeight } from '../grid/gridModel.ts';
import { useResource } from '../resourceContext.tsx';
import type { ShownList } from './useShownList.ts';

const useStyles = makeStyles({
  // Over the empty grid, whose header stays in reach.
  root: {
    position: 'absolute',
    inset: `${headerHeight}px 0 0 0`,
    display: 'flex',
    overflow: 'auto',
  },
});

interface EmptyListProps {
  shown: Pick<ShownList, 'state' | 'text' | 'total'>;
  onClear: () => void;
  onCreate: (() => void) | null;
}

/** No rows: because of what was asked for, because there are none yet, or because they are on their way out. */
export const EmptyList = ({ shown: { state, text, total }, onClear, onCreate }: EmptyListProps) => {
  const styles = useStyles();
  const { resource } = useResource();
  const asked = filterWords(state.filters, resource.fields, text).map(
    ({ label, text: words }) => `${label}: ${words}`,
  );
  const sentence = (): React.JSX.Element => {
    if (total > 0) return <EmptyState text={<Trans>The rows of this page are being deleted.</Trans>} />;
    if (asked.length > 0) {
      return (
        <EmptyState
          text={<Trans>Nothing matches these filters.</Trans>}
          detail={asked.join(' · ')}
          action={
            <Button onClick={onClear}>
              <Trans>Clear all</Trans>
            </Button>
          }
        />
      );
    }
    const action = onCreate && (
      <Button appearance="primary" onClick={onCreate}>
        <Trans>Add new</Trans>
      </Button>
    );
    return <EmptyState text={<Trans>There is nothing here yet.</Trans>} action={action} />;
  };
  return <div className={styles.root}>{sentence()}</div>;
};
