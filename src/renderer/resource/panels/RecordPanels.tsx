import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { Lazy } from '../../ui/lazyComponent.tsx';
import type { RecordContentProps } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

/** What a record's page shows below its fields; each comes when it is there, and holds up nothing else. */
export const RecordPanels = ({ record }: RecordContentProps) => {
  const { panels } = useResource().resource;
  const { t } = useLingui();
  return panels.map(({ name, content }) => (
    <Lazy
      key={name}
      of={content}
      given={{ record }}
      until={
        <Skeleton aria-label={t`Loading…`}>
          <SkeletonItem size={96} />
        </Skeleton>
      }
    />
  ));
};
