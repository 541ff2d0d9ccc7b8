import { Trans } from '@lingui/react/macro';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { RecordForm } from './useRecordForm.ts';

/** Why a form was not saved; where its fields say so themselves, only that they do. */
export const FormNotice = ({ form }: { form: Pick<RecordForm, 'error' | 'isErrorOnFields' | 'save'> }) => {
  const { error, isErrorOnFields, save } = form;
  if (!error) return null;
  if (isErrorOnFields) {
    return (
      <Notice intent="error">
        <Trans>Check the marked fields</Trans>
      </Notice>
    );
  }
  return <ErrorNotice error={error} onRetry={error.code === 'NETWORK' ? save : undefined} />;
};
