import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ToastLine } from '../../ui/ToastLine.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { KeyHint } from './KeyHint.tsx';
import type { Review } from './useReview.ts';

const useStyles = makeStyles({
  // Without the page's padding below it, so that the buttons stay when the page begins to scroll.
  root: {
    position: 'sticky',
    bottom: '-16px',
    zIndex: 2,
    marginTop: 'auto',
    marginBottom: '-16px',
    paddingBlock: '8px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  doubts: { color: tokens.colorStatusWarningForeground1, fontWeight: tokens.fontWeightSemibold },
  hint: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

interface DecisionButtonsProps {
  review: Review;
  isRejecting: boolean;
  onBeginRejecting: () => void;
}

const DecisionButtons = ({ review, isRejecting, onBeginRejecting }: DecisionButtonsProps) => (
  <>
    <Button
      appearance="primary"
      disabledFocusable={!review.isReady}
      aria-keyshortcuts="A"
      onClick={review.approve}
    >
      <Trans>Approve</Trans>
      <KeyHint letter="A" />
    </Button>
    <Button aria-keyshortcuts="S" aria-expanded={isRejecting} onClick={onBeginRejecting}>
      <Trans>Reject with an error</Trans>
      <KeyHint letter="S" />
    </Button>
    <Button disabledFocusable={!review.isReady} aria-keyshortcuts="D" onClick={review.reject}>
      <Trans>Reject</Trans>
      <KeyHint letter="D" />
    </Button>
  </>
);

/** Question before an approval with something missing. Not a dialog, so that the documents stay in view. */
const ApprovalQuestion = ({ review, doubts }: { review: Review; doubts: readonly string[] }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const textId = useId();
  return (
    <section className={styles.bar} aria-label={t`Approve anyway?`}>
      <Text id={textId} className={styles.doubts}>
        {doubts.join(' · ')}
      </Text>
      <Button
        autoFocus
        appearance="primary"
        aria-describedby={textId}
        // The second click and the repeated Enter of the press that asked.
        onClick={({ detail }) => detail > 1 || review.approveAnyway()}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Trans>Approve anyway</Trans>
      </Button>
      <Button aria-keyshortcuts="Escape" onClick={review.stopAsking}>
        <Trans>Cancel</Trans>
        <KeyHint letter="Esc" />
      </Button>
    </section>
  );
};

interface DecisionBarProps extends DecisionButtonsProps {
  canSkip: boolean;
  onSkip: (step: 'next' | 'previous') => void;
}

/** Sticky buttons below a candidate. */
export const DecisionBar = ({ canSkip, onSkip, ...deciding }: DecisionBarProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { mayDecide, isReady, doubts } = deciding.review;
  return (
    <div className={styles.root}>
      <ToastLine />
      <div className={styles.bar} role="toolbar" aria-label={t`Decision`}>
        {doubts ? (
          <ApprovalQuestion review={deciding.review} doubts={doubts} />
        ) : (
          mayDecide && <DecisionButtons {...deciding} />
        )}
        <Text size={200} className={styles.hint} role="status">
          {mayDecide && !isReady && <Trans>Check the documents before you decide.</Trans>}
          {!mayDecide && <Trans>You can view candidates, but not decide on them.</Trans>}
        </Text>
        <ToolButton
          label={t`Previous candidate`}
          shortcut="K"
          icon={<ChevronLeft20Regular />}
          disabledFocusable={!canSkip}
          onClick={() => onSkip('previous')}
        />
        <ToolButton
          label={t`Next candidate`}
          shortcut="J"
          icon={<ChevronRight20Regular />}
          disabledFocusable={!canSkip}
          onClick={() => onSkip('next')}
        />
      </div>
    </div>
  );
};
