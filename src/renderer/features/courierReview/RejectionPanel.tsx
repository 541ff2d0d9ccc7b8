import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CountryId } from '#shared/rules/countries.ts';
import { localeOfCountry } from '../../marketplace/texts/preparedTexts.ts';
import { TextsPanel } from '../../marketplace/texts/TextsPanel.tsx';
import { maxTextLength, rejectionTexts } from './rejectionTexts.ts';

interface RejectionPanelProps {
  country: CountryId;
  userId: string;
  /** Custom text. The parent owns it, so that closing the panel loses nothing. */
  own: string;
  setOwn: (words: string) => void;
  onReject: (text: string) => void;
  onClose: () => void;
}

/** Reason that the courier will read: a prepared text, selected by its number, or a custom one. */
export const RejectionPanel = ({ country, userId, own, setOwn, onReject, onClose }: RejectionPanelProps) => {
  const { t } = useLingui();
  return (
    <TextsPanel
      set={rejectionTexts}
      userId={userId}
      initialLocale={localeOfCountry[country]}
      label={t`Reject with an error`}
      title={t`Corrections for the courier`}
      maxLength={maxTextLength}
      own={own}
      setOwn={setOwn}
      emptyProblem={t`Describe the corrections, or choose a text above`}
      onChoose={onReject}
      onClose={onClose}
    >
      {({ use }) => (
        <Button appearance="primary" onClick={() => use(onReject)}>
          <Trans>Reject with this text</Trans>
        </Button>
      )}
    </TextsPanel>
  );
};
