import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { StatusPage } from '../../ui/StatusPage.tsx';

const NotFoundPage = ({ isWithinPage }: { isWithinPage?: boolean }) => {
  const navigate = useNavigate();
  return (
    <StatusPage
      code="404"
      isWithinPage={isWithinPage}
      text={<Trans>Sorry, the page you visited does not exist.</Trans>}
      action={
        <Button appearance="primary" onClick={() => void navigate(paths.root)}>
          <Trans>Back Home</Trans>
        </Button>
      }
    />
  );
};

export default NotFoundPage;
