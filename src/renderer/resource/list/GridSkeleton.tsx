import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { headerHeight } from '../grid/gridModel.ts';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    inset: `${headerHeight}px 0 0 0`,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '8px 12px',
  },
});
const lines = Array.from({ length: 14 }, (_, index) => `line ${index}`);

/** Stands for the rows, under the titles of the columns, where nothing was shown yet. */
export const GridSkeleton = () => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <Skeleton className={styles.root} animation="pulse" aria-label={t`Loading…`}>
      {lines.map((line) => (
        <SkeletonItem key={line} size={20} />
      ))}
    </Skeleton>
  );
};
