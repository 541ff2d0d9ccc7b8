import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isCountryId } from '#shared/rules/countries.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { fieldOf } from '../../resource/fields/fieldOf.ts';
import { ReadOnlyValue } from '../../resource/form/ReadOnlyValue.tsx';
import { useCityName } from '../scopeNames.ts';
import { personKeys } from './customerMatch.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', '& > div': { minHeight: '24px' } },
  phone: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const phoneField = fieldOf.phone({ label: msg`Phone number` });
const emailField = fieldOf.email({ label: msg`Email` });

const SheetPlace = ({ scope: { country = '', city = '' } }: { scope: RecordScope }) => {
  const styles = useStyles();
  const name = useCityName(isCountryId(country) ? country : 'es', city);
  return (
    <Text size={200} className={styles.quiet}>
      {name}
    </Text>
  );
};

interface SheetContactsProps {
  customer: Row;
  scope: RecordScope;
  /** Buttons next to the phone number. */
  children?: ReactNode;
}

/** Phone number and e-mail address of a customer: to call, write and copy. */
export const SheetContacts = ({ customer, scope, children }: SheetContactsProps) => {
  const styles = useStyles();
  const { phone, email } = personKeys(customer);
  return (
    <div className={styles.root}>
      <div className={styles.phone}>
        {phone === '' ? (
          <span className={styles.quiet}>
            <Trans>no phone number</Trans>
          </span>
        ) : (
          <ReadOnlyValue field={phoneField} value={phone} scope={scope} />
        )}
        {children}
      </div>
      {email !== '' && <ReadOnlyValue field={emailField} value={email} scope={scope} />}
      <SheetPlace scope={scope} />
    </div>
  );
};
