import { Button, Link, makeStyles, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { dismissToast, type Toast } from '../stores/toasts.ts';
import { useToastStyles } from './ToastCard.tsx';

const useStyles = makeStyles({
  root: { gridColumn: 1 },
  fold: { minWidth: 0 },
});

/** Toasts of the latest undoable sort, if there are several. */
export const undoableOf = (toasts: readonly Toast[]): readonly Toast[] => {
  const sort = toasts.findLast((toast) => toast.sort)?.sort;
  const same = toasts.filter((toast) => sort !== undefined && toast.sort === sort);
  return same.length > 1 ? same : [];
};

interface ToastStackProps {
  /** Summed up with a single Undo. */
  undoable: readonly Toast[];
  /** Number of earlier toasts. */
  count: number;
  /** Number of toasts that are neither shown nor summed up. */
  hidden: number;
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** Sum of the earlier toasts, and the button that unfolds them. Silent for screen readers, which have read them. */
export const ToastStack = ({ undoable, count, hidden, isUnfolded, onUnfold }: ToastStackProps) => {
  const { t } = useLingui();
  const toast = useToastStyles();
  const styles = useStyles();
  const sum = undoable.length;
  const sums = { changed: t`${sum} changed`, deleted: t`${sum} deleted`, decided: t`${sum} decided` };
  const sort = undoable[0]?.sort;
  const undoAll = async (): Promise<void> => {
    for (const { id } of undoable) dismissToast(id);
    // The latest first, one by one: several may concern the same record.
    for (const { action } of undoable.toReversed()) await action?.run();
  };
  const label = isUnfolded
    ? t`Fold the messages`
    : t`${plural(count, { one: 'Show # more message', other: 'Show # more messages' })}`;
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
        {!isUnfolded && hidden > 0 && `+${hidden}`}
      </Button>
    </div>
  );
};
