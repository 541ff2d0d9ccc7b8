import { Button } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { createFormatters } from '../../ui/createFormatters.ts';
import { languageOf } from '../../ui/languageOf.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import type { FoundDraft } from './useDraft.ts';

/** Offers what was typed into a form before the app, the page or the session ended. */
export const DraftNotice = ({ draft }: { draft: FoundDraft }) => {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const when = createFormatters(languageOf(i18n), timeZone).dateTime(draft.savedAt);
  return (
    <Notice
      intent="info"
      actions={
        <>
          <Button size="small" onClick={draft.restore}>
            <Trans>Bring it back</Trans>
          </Button>
          <Button size="small" appearance="transparent" onClick={draft.drop}>
            <Trans>Throw away</Trans>
          </Button>
        </>
      }
    >
      <Trans>What you typed here at {when} was not saved.</Trans>
    </Notice>
  );
};
