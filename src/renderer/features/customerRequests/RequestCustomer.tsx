import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allCities } from '#shared/rules/allCities.ts';
import { personName } from '#shared/rules/personName.ts';
import { scopeOfRow } from '../../data/entityCalls.ts';
import { customersOf, personKeys } from '../../marketplace/callSheet/customerMatch.ts';
import { recordPath } from '../../paths.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { seenText } from '../../resource/fields/fieldText.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { RecordLink } from '../../ui/RecordLink.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minHeight: '24px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Customer who sent the request, matched by e-mail or phone number. */
export const RequestCustomer = ({ record }: RecordContentProps) => {
  const { country = '' } = useResource().scope;
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const scope = { country, city: allCities };
  const keys = personKeys(record);
  const { data, isError } = useQuery(customersOf(country, keys));
  return (
    <div className={styles.root}>
      <span className={styles.quiet}>
        <Trans>Customer</Trans>
      </span>
      {data?.map((row) => (
        <RecordLink key={row.id} to={recordPath('customers', scopeOfRow(scope, row), row.id)}>
          {seenText({ isPersonal: true }, personName(row) || row.id.slice(-6), isPrivate)}
        </RecordLink>
      ))}
      {data?.length === 0 && (
        <span className={styles.quiet}>
          <Trans>no customer with this email or phone number</Trans>
        </span>
      )}
      {!data && (
        <span className={styles.quiet}>
          {isError || (keys.email === '' && keys.phone === '') ? '–' : '…'}
        </span>
      )}
    </div>
  );
};
