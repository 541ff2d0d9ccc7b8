import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../../stores/session.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { purposeNames } from '../texts/customerTexts.ts';
import { type SentText, useSentTexts } from '../texts/sentTexts.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const maxShown = 3;

const SentLine = ({ text: { way, purpose, at } }: { text: SentText }) => {
  const { i18n } = useLingui();
  const { timeOrDay, today } = useFormatters();
  const styles = useStyles();
  const time = timeOrDay(at, today());
  const subject = i18n._(purposeNames[purpose]);
  return (
    <Text size={200} className={styles.quiet}>
      {way === 'opened' ? (
        <Trans>
          Text opened {time} ({subject})
        </Trans>
      ) : (
        <Trans>
          Text copied {time} ({subject})
        </Trans>
      )}
    </Text>
  );
};

/** Texts that the user opened or copied for this customer on this computer, newest first. */
export const SentTexts = ({ customerId }: { customerId: string }) => {
  const styles = useStyles();
  const sent = useSentTexts(useUser()?.id ?? '').filter((text) => text.customerId === customerId);
  if (sent.length === 0) return null;
  return (
    <div className={styles.root}>
      {sent
        .slice(-maxShown)
        .toReversed()
        .map((text) => (
          <SentLine key={text.at} text={text} />
        ))}
    </div>
  );
};
