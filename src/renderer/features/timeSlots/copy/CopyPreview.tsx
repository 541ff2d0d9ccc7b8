import { makeStyles, tokens } from '@fluentui/react-components';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CopyPlan } from '#shared/rules/slotChanges.ts';
import { SlotDoubts } from '../../../marketplace/slots/SlotDialogFrame.tsx';
import { slotDoubts } from '../../../marketplace/slots/slotDoubts.ts';
import { changeTexts } from '../../../marketplace/slots/slotTexts.ts';

const useStyles = makeStyles({
  counts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  changes: {
    margin: 0,
    padding: '6px 12px',
    listStyleType: 'none',
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  change: {
    display: 'grid',
    gridTemplateColumns: 'minmax(150px, 34%) 1fr',
    gap: '12px',
    paddingBlock: '2px',
  },
});

/** Several zones can have thousands of changes: too many to read, and slow to render. */
const maxListed = 300;

interface CopyPreviewProps {
  plan: CopyPlan;
  names: ReadonlyMap<string, string>;
}

export const CopyPreview = ({ plan: { changes, same, past, missing }, names }: CopyPreviewProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const more = changes.length - maxListed;
  const doubts = slotDoubts(changes, names, i18n);
  return (
    <>
      <ul className={styles.counts} aria-label={t`Slots to copy`}>
        <li>
          <Plural value={changes.length} one="# slot will change" other="# slots will change" />
        </li>
        {same.length > 0 && (
          <li>
            <Plural value={same.length} one="# is already the same" other="# are already the same" />
          </li>
        )}
        {past.length > 0 && (
          <li>
            <Plural
              value={past.length}
              one="# has begun and is skipped"
              other="# have begun and are skipped"
            />
          </li>
        )}
        {missing > 0 && (
          <li>
            <Plural value={missing} one="# hour has no slot" other="# hours have no slot" />
          </li>
        )}
      </ul>
      <SlotDoubts doubts={doubts} />
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label={t`Changes`}>
          {changes.slice(0, maxListed).map((change) => (
            <li key={change.slot.id} className={styles.change}>
              <span>{names.get(change.slot.id)}</span>
              <span>{changeTexts(change, i18n).join('; ')}</span>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Plural value={more} one="and # more" other="and # more" />
            </li>
          )}
        </ul>
      )}
    </>
  );
};
