import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';

type DemoAccount = PublicSettings['demoAccounts'][number];

const descriptions = {
  superAdmin: msg`Super administrator, all countries`,
  countryAdmin: msg`Administrator, Spain only`,
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  hint: { color: tokens.colorNeutralForeground2 },
  account: { justifyContent: 'flex-start', textAlign: 'left', paddingInline: '12px' },
  lines: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
});

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

export const DemoAccounts = ({ accounts, onChoose }: DemoAccountsProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  if (accounts.length === 0) return null;
  return (
    <div className={styles.root}>
      <Text size={200} className={styles.hint}>
        <Trans>You are exploring with sample data. Choose an account:</Trans>
      </Text>
      {accounts.map((account) => (
        <Button key={account.email} className={styles.account} onClick={() => onChoose(account)}>
          <span className={styles.lines}>
            <Text weight="semibold">{i18n._(descriptions[account.description])}</Text>
            <Text size={200} className={styles.hint}>
              {account.email}
            </Text>
          </span>
        </Button>
      ))}
    </div>
  );
};
