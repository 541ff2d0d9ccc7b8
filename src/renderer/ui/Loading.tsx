import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

const keys = Array.from({ length: 42 }, (_, index) => `item ${index}`);

interface LoadingProps {
  size?: ComponentProps<typeof SkeletonItem>['size'];
  count?: number;
  className?: string;
}

/** Stands for what is still being read. */
export const Loading = ({ size = 96, count = 1, className }: LoadingProps) => {
  const { t } = useLingui();
  return (
    <Skeleton className={className} animation="pulse" aria-label={t`Loading…`}>
      {keys.slice(0, count).map((key) => (
        <SkeletonItem key={key} size={size} />
      ))}
    </Skeleton>
  );
};
