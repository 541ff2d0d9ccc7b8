import { makeStyles, tokens } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allCities } from '#shared/rules/allCities.ts';
import { personName } from '#shared/rules/personName.ts';
import { isSamePhone, phoneForms } from '#shared/rules/phoneForms.ts';
import { callEntity, type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { unwrap } from '../../data/queryClient.ts';
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

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** Limit of customers shown. More with the same number or address would be a data error. */
const maxShown = 3;

/**
 * Searches all cities, because requests belong to a country and customers to a city. E-mail first, because it
 * is unique.
 */
const findCustomers = async (
  scope: RecordScope,
  email: string,
  phone: string,
  signal: AbortSignal,
): Promise<Row[]> => {
  const find = async (field: string, value: string): Promise<Row[]> => {
    const query = { page: 1, size: maxShown, filters: { [field]: { match: 'text', value } as const } };
    return unwrap(await callEntity<Row[]>('customers', 'list', scope, { query, signal }));
  };
  const byEmail = email === '' ? [] : await find('email', email);
  const meant = byEmail.filter((row) => trimmedText(row.email).toLowerCase() === email.toLowerCase());
  if (meant.length > 0 || phone === '') return meant;
  for (const form of phoneForms(phone)) {
    const found = await find('phoneNumber', form);
    const same = found.filter((row) => isSamePhone(trimmedText(row.phoneNumber), phone));
    if (same.length > 0) return same;
  }
  return [];
};

/** Customer who sent the request, matched by e-mail or phone number. */
export const RequestCustomer = ({ record }: RecordContentProps) => {
  const { country = '' } = useResource().scope;
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const scope = { country, city: allCities };
  const [email, phone] = [trimmedText(record.email), trimmedText(record.phoneNumber)];
  const { data, isError } = useQuery({
    queryKey: ['records', 'customers', 'of', scope, email, phone],
    queryFn: ({ signal }) => findCustomers(scope, email, phone, signal),
    enabled: email !== '' || phone !== '',
    staleTime: 60_000,
  });
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
      {!data && <span className={styles.quiet}>{isError || (email === '' && phone === '') ? '–' : '…'}</span>}
    </div>
  );
};
