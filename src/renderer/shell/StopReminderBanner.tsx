import { Button } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { request } from '../ipc/bridge.ts';
import { paths } from '../paths.ts';
import { useStops } from '../stores/stops.ts';
import { Banner } from '../ui/Banner.tsx';
import { resumeStop } from '../ui/resumeStop.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { useFormatters } from '../ui/useFormatters.ts';

const laterMs = 30 * 60_000;

/** Reminder of the first due stop; the next one follows. */
export const StopReminderBanner = () => {
  const { timeOrDay, today } = useFormatters();
  const note = useStops(({ notes }) => notes.find(({ isDue }) => isDue));
  const [isBusy, setBusy] = useState(false);
  if (!note) return null;
  const { country, city, id, since } = note;
  const name = note.name || id.slice(-6);
  const at = since === null ? '' : timeOrDay(since, today());
  const place = { country, city, id };
  const resume = async (): Promise<void> => {
    setBusy(true);
    await resumeStop(place, name);
    setBusy(false);
  };
  const remind = (instant: string | null): void =>
    void request('stops.remind', { ...place, name: note.name, at: instant });
  return (
    <Banner
      intent="warning"
      actions={
        <>
          <Button size="small" appearance="primary" disabledFocusable={isBusy} onClick={() => void resume()}>
            <Trans context="establishment">Resume</Trans>
          </Button>
          <Button size="small" onClick={() => remind(new Date(Date.now() + laterMs).toISOString())}>
            <Trans>In 30 minutes</Trans>
          </Button>
          <Button size="small" onClick={() => remind(null)}>
            <Trans>Dismiss</Trans>
          </Button>
        </>
      }
    >
      {at === '' ? (
        <Trans>
          <TextLink to={paths.establishments.record(place)}>{name}</TextLink> takes no orders.
        </Trans>
      ) : (
        <Trans>
          <TextLink to={paths.establishments.record(place)}>{name}</TextLink> has been stopped since {at}.
        </Trans>
      )}
    </Banner>
  );
};
