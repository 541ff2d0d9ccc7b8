import { makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { CountryId } from '#shared/rules/countries.ts';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useUser } from '../../stores/session.ts';
import type { UndoStep } from '../../stores/undo.ts';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { CandidateDocuments } from './CandidateDocuments.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { RejectionPanel } from './RejectionPanel.tsx';
import type { Decision } from './useDecision.ts';
import { useReview } from './useReview.ts';
import { useShownDocuments } from './useShownDocuments.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '12px', minWidth: 0 },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    flexGrow: 1,
    gap: '16px',
    minHeight: 0,
    '@media (width < 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** The rejection panel opens in this column, next to the name and the documents. */
  documents: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
});

const isInTexts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-texts]') !== null;

interface CandidateReviewProps {
  record: Row;
  canSkip: boolean;
  /** Typed rejection text. */
  ownWords: string;
  setOwnWords: (text: string) => void;
  onSkip: (step: 'next' | 'previous') => void;
  onDecide: (decision: Decision) => void;
  onZone: (step: UndoStep) => void;
}

export const CandidateReview = (props: CandidateReviewProps) => {
  const { record, canSkip, ownWords, setOwnWords, onSkip, onDecide } = props;
  const { scope } = useResource();
  const styles = useStyles();
  const user = useUser();
  const root = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { isPrivate, isShown, wasSeen, show, hide } = useShownDocuments(root, record);
  const review = useReview({ record, wasSeen, onDecide });
  const beginRejecting = (): void => {
    if (!review.mayDecide) return;
    review.stopAsking();
    setRejecting(true);
  };
  // Physical keys, which also work in a Cyrillic layout.
  const commands = new Map([
    ['KeyF', isShown ? hide : show],
    ['KeyA', review.approve],
    ['KeyS', beginRejecting],
    ['KeyD', review.reject],
    ['KeyJ', () => onSkip('next')],
    ['KeyK', () => onSkip('previous')],
  ]);
  useDocumentKeys((event) => {
    if (event.key === 'Escape' && !isRejecting) return review.doubts ? review.stopAsking() : hide();
    if (!isPlainKey(event) || event.shiftKey || event.repeat) return;
    // While a rejection is written, letters belong to its text: a decision would be a slip.
    if (isRejecting && (isInTexts(event.target) || !/^Key[JK]$/.test(event.code))) return;
    const command = commands.get(event.code);
    if (!command) return;
    event.preventDefault();
    command();
  });
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.sides}>
        <div className={styles.documents}>
          <CandidateDocuments record={record} isShown={isShown} isPrivate={isPrivate} onShow={show} />
          {isRejecting && (
            <RejectionPanel
              country={scope.country as CountryId}
              userId={user?.id ?? ''}
              own={ownWords}
              setOwn={setOwnWords}
              onReject={review.rejectWith}
              onClose={() => setRejecting(false)}
            />
          )}
        </div>
        <CandidateFacts record={record} hasKeys={review.mayDecide && !isRejecting} onZone={props.onZone} />
      </div>
      <DecisionBar
        review={review}
        isRejecting={isRejecting}
        onBeginRejecting={beginRejecting}
        canSkip={canSkip}
        onSkip={onSkip}
      />
    </div>
  );
};
