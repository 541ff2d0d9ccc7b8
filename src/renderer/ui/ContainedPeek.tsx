import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Contained } from './Contained.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '12px',
    flex: '0 0 240px',
    padding: '16px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface ContainedPeekProps {
  of: unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Error boundary of a side panel: the list stays usable and the panel can be closed. */
export const ContainedPeek = ({ of, onClose, children }: ContainedPeekProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const fallback = (
    <aside className={styles.root} aria-label={t`Peek`}>
      <Trans>This record could not be shown</Trans>
      <Button size="small" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </aside>
  );
  return (
    <Contained of={of} fallback={fallback}>
      {children}
    </Contained>
  );
};
