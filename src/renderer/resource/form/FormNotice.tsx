import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { hasOwnText } from '../../ui/errorText.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { RecordForm } from './useRecordForm.ts';

/** Why a form was not saved; where its fields say so themselves, only that they do. */
export const FormNotice = ({
  form,
}: {
  form: Pick<RecordForm, 'error' | 'isErrorOnFields' | 'filledFrom' | 'save'> &
    Partial<Pick<RecordForm, 'problem'>>;
}) => {
  const { i18n, t } = useLingui();
  const { error, isErrorOnFields, problem, filledFrom, save } = form;
  if (!error) return null;
  if (isErrorOnFields) {
    return (
      <Notice intent="error">
        <Trans>Check the marked fields</Trans>
      </Notice>
    );
  }
  const summary = problem && !hasOwnText(error) ? i18n._(problem) : undefined;
  if (error.code !== 'NETWORK') return <ErrorNotice error={error} summary={summary} />;
  // The server may have made the record and only its answer was lost: sending again would make another one.
  const hint = t`It may have been saved already: look at the list before you try again.`;
  return <ErrorNotice error={error} hint={filledFrom === null ? hint : undefined} onRetry={save} />;
};
