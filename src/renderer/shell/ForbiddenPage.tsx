import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import type { ReturnState } from '../paths.ts';
import { paths } from '../paths.ts';
import { StatusPage } from '../ui/StatusPage.tsx';

/** Instead of a page for which one has to be logged in. */
export const ForbiddenPage = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: ReturnState = { from: pathname + search };
  return (
    <StatusPage
      code="403"
      text={<Trans>Sorry, you are not authorized to access this page.</Trans>}
      action={
        <Button appearance="primary" onClick={() => void navigate(paths.login, { state })}>
          <Trans>Go To Login</Trans>
        </Button>
      }
    />
  );
};
