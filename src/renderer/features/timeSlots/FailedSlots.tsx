import { makeStyles } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorText } from '../../ui/errorText.ts';
import { Notice } from '../../ui/Notice.tsx';
import { namesOfChanges } from './saveSlots.ts';
import type { SendOutcome } from './sendSlotChanges.ts';

const useStyles = makeStyles({
  // A message bar leaves room above and below for one line only.
  body: { paddingBlock: '8px' },
  names: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    maxHeight: '120px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

interface FailedSlotsProps {
  outcome: SendOutcome;
  names: ReadonlyMap<string, string>;
  /** The fields of the dialog say why. */
  isOnFields?: boolean;
}

/** Which slots were not changed, and why; what else was sent is done. */
export const FailedSlots = ({ outcome, names, isOnFields = false }: FailedSlotsProps) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const { done, failures } = outcome;
  const doneCount = done.length;
  return (
    <>
      {failures.map(({ changes, error }) => (
        <Notice key={changes[0]?.slot.id} intent="error">
          <div className={styles.body}>
            {isOnFields ? <Trans>Check the marked fields</Trans> : errorText(i18n, error)}
            <div>
              <Trans>These slots were not changed:</Trans>
            </div>
            <ul className={styles.names}>
              {namesOfChanges(changes, names).map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            {doneCount > 0 && <Trans>Slots that were changed: {doneCount}</Trans>}
          </div>
        </Notice>
      ))}
    </>
  );
};
