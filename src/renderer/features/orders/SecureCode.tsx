import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '24px' },
  code: { fontFamily: tokens.fontFamilyMonospace },
});

/** What the customer tells the courier: nobody reads it over a shoulder before it is asked for. */
export const SecureCode = ({ code }: { code: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.root}>
      <span className={styles.code} aria-live="polite">
        {isShown ? code : '••••'}
      </span>
      <Button
        appearance="subtle"
        size="small"
        icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
        aria-label={isShown ? t`Hide secure code` : t`Show secure code`}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
};
