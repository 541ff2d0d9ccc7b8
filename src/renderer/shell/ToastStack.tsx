import { Button, Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dismissToast, type Toast } from '../stores/toasts.ts';
import { useToastStyles } from './ToastCard.tsx';

const useStyles = makeStyles({
  root: { paddingInlineStart: '8px' },
  text: {
    minWidth: 0,
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (width < 900px)': { maxWidth: '96px' },
  },
  fold: { minWidth: 0 },
});

/** Toasts of the latest undoable sort, if there are several. */
const undoableOf = (toasts: readonly Toast[]): readonly Toast[] => {
  const sort = toasts.findLast((toast) => toast.sort)?.sort;
  const same = toasts.filter((toast) => sort !== undefined && toast.sort === sort);
  return same.length > 1 ? same : [];
};

interface ToastStackProps {
  newest: Toast;
  stacked: readonly Toast[];
  isUnfolded: boolean;
  onUnfold: () => void;
}

/**
 * Sums up the earlier toasts: those that can be undone together, else the latest one with a button. Silent for
 * screen readers, which have read each toast.
 */
export const ToastStack = ({ newest, stacked, isUnfolded, onUnfold }: ToastStackProps) => {
  const { t } = useLingui();
  const toast = useToastStyles();
  const styles = useStyles();
  const undoable = undoableOf([...stacked, newest]);
  const count = undoable.length;
  const last = stacked.findLast(({ action }) => action);
  const sums = { changed: t`${count} changed`, deleted: t`${count} deleted`, decided: t`${count} decided` };
  const sort = undoable[0]?.sort;
  const undoAll = async (): Promise<void> => {
    for (const { id } of undoable) dismissToast(id);
    // The latest first, one by one: several may concern the same record.
    for (const { action } of undoable.toReversed()) await action?.run();
  };
  const answer = (): void => {
    void last?.action?.run();
    if (last) dismissToast(last.id);
  };
  const summed = sort ? undoable : last ? [last] : [];
  const rest = stacked.filter((other) => !summed.includes(other)).length;
  const more = stacked.length;
  const label = isUnfolded
    ? t`Fold the messages`
    : t`${plural(more, { one: 'Show # more message', other: 'Show # more messages' })}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a group of messages.
    <div
      className={mergeClasses(toast.card, styles.root)}
      role="group"
      aria-live="off"
      aria-label={t`Earlier messages`}
    >
      {!isUnfolded && sort && (
        <>
          <span className={toast.text}>{sums[sort]}</span>
          <Link as="button" className={toast.action} onClick={() => void undoAll()}>
            <Trans>Undo all</Trans>
          </Link>
        </>
      )}
      {!isUnfolded && !sort && last?.action && (
        <>
          <span className={styles.text} title={last.text}>
            {last.text}
          </span>
          <Link as="button" className={toast.action} onClick={answer}>
            {last.action.label}
          </Link>
        </>
      )}
      <Button
        className={styles.fold}
        appearance="subtle"
        size="small"
        iconPosition="after"
        icon={isUnfolded ? <ChevronDown16Regular /> : <ChevronUp16Regular />}
        aria-label={label}
        title={label}
        aria-expanded={isUnfolded}
        onClick={onUnfold}
      >
        {!isUnfolded && rest > 0 && `+${rest}`}
      </Button>
    </div>
  );
};
