import { Trans } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { PublicForm } from '../../ui/PublicForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const EmailConfirmationPage = () => (
  <PublicForm
    title={<Trans>Your email is confirmed</Trans>}
    hint={<Trans>Thank you. You can now log in with it.</Trans>}
  >
    <TextLink to={paths.login}>
      <Trans>Go to login</Trans>
    </TextLink>
  </PublicForm>
);

export default EmailConfirmationPage;
