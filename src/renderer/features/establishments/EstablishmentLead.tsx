import { Button, makeStyles, Text } from '@fluentui/react-components';
import { ClockAlarm20Regular } from '@fluentui/react-icons/svg/clock-alarm';
import { Trans, useLingui } from '@lingui/react/macro';
import { NotePanel } from '../../marketplace/RecordNote.tsx';
import { SheetSection } from '../../marketplace/SheetSection.tsx';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useAge } from '../../ui/useAge.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { askReminder } from './askReminder.ts';

const useStyles = makeStyles({
  button: { alignSelf: 'flex-start' },
});

/** Since when a stopped establishment takes no orders, as far as this app saw it, and its reminder. */
const StopPanel = ({ record }: RecordContentProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { scope } = useResource();
  const { timeOrDay, today } = useFormatters();
  const ageOf = useAge();
  const { isStopped, stoppedSince, remindAt } = record;
  if (isStopped !== true) return null;
  const since = typeof stoppedSince === 'string' ? timeOrDay(stoppedSince, today()) : null;
  const span = typeof stoppedSince === 'string' ? ageOf(stoppedSince) : '';
  const until = typeof remindAt === 'string' ? timeOrDay(remindAt, today()) : null;
  return (
    <SheetSection title={t`Stopped`}>
      <Text>
        {since === null
          ? t`This app did not see when it was stopped.`
          : t`Since ${since} (${span}), as this app saw it.`}
      </Text>
      <Text>{until === null ? t`No reminder` : t`Reminder at ${until}`}</Text>
      <Button
        className={styles.button}
        size="small"
        icon={<ClockAlarm20Regular />}
        onClick={() => void askReminder(record, scope)}
      >
        <Trans>Remind me to resume…</Trans>
      </Button>
    </SheetSection>
  );
};

/** Top of an establishment's page. */
export const EstablishmentLead = ({ record }: RecordContentProps) => (
  <>
    <StopPanel record={record} />
    <NotePanel record={record} />
  </>
);
