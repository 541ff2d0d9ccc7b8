import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '14px', padding: '12px' },
});
const lines = Array.from({ length: 14 }, (_, index) => `line ${index}`);

/** Only where nothing was shown yet. */
export const GridSkeleton = () => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <Skeleton className={styles.root} aria-label={t`Loading…`}>
      {lines.map((line) => (
        <SkeletonItem key={line} size={20} />
      ))}
    </Skeleton>
  );
};
