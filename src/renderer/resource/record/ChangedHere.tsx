import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useIsJournalOn, useJournal } from '../../data/useJournal.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';

const useStyles = makeStyles({ root: { fontSize: tokens.fontSizeBase200 } });

/** Time of the user's own last change of a record on this computer. */
export const ChangedHere = ({ id }: { id: string }) => {
  const { entity } = useResource().resource;
  const styles = useStyles();
  const { timeOrDay, today } = useFormatters();
  const isOn = useIsJournalOn();
  const { data } = useJournal({ entity, recordId: id, most: 10, isWanted: isOn });
  const last = data?.find(({ outcome }) => outcome === 'done');
  if (!last) return null;
  const time = timeOrDay(last.at, today());
  const params = new URLSearchParams({ entity, record: id });
  return (
    <span className={styles.root}>
      <TextLink to={`${paths.myDay}?${params}`}>
        <Trans>Changed here by you: {time}</Trans>
      </TextLink>
    </span>
  );
};
