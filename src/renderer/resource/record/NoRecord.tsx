import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { listPath } from '../../paths.ts';
import { useRecordTitle } from '../../stores/page.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useResource } from '../resourceContext.tsx';

/** In place of a record's page: why there is none, and the way back. */
export const NoRecord = ({ title, text }: { title: string; text: string }) => {
  const { resource, scope } = useResource();
  const navigate = useNavigate();
  useRecordTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        text={text}
        action={
          <Button appearance="primary" onClick={() => void navigate(listPath(resource.entity, scope))}>
            <Trans>Back to list</Trans>
          </Button>
        }
      />
    </>
  );
};
