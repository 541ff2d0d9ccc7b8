import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { Suspense, use } from 'react';
import type { RecordContentProps, RecordPanel } from '../resource.ts';
import { useResource } from '../resourceContext.tsx';

const Panel = ({ content, record }: Pick<RecordPanel, 'content'> & RecordContentProps) => {
  const Content = use(content());
  return <Content record={record} />;
};

/** What a record's page shows below its fields; each comes when it is there, and holds up nothing else. */
export const RecordPanels = ({ record }: RecordContentProps) => {
  const { panels } = useResource().resource;
  const { t } = useLingui();
  return panels.map(({ name, content }) => (
    <Suspense
      key={name}
      fallback={
        <Skeleton aria-label={t`Loading…`}>
          <SkeletonItem size={96} />
        </Skeleton>
      }
    >
      <Panel content={content} record={record} />
    </Suspense>
  ));
};
