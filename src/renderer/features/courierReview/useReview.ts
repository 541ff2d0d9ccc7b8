import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { mayChange } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { isPressedTwice, restMs, showIgnored } from '../../ui/pressedTwice.ts';
import { hasDocuments } from './CandidateDocuments.tsx';
import type { Decision } from './useDecision.ts';

interface ReviewOptions {
  record: Row;
  /** The documents of this candidate were shown. */
  wasSeen: boolean;
  onDecide: (decision: Decision) => void;
}

export interface Review {
  mayDecide: boolean;
  isReady: boolean;
  /** Warnings of the open question before an approval; `null`: not asked. */
  doubts: readonly string[] | null;
  approve: () => void;
  approveAnyway: () => void;
  stopAsking: () => void;
  reject: () => void;
  rejectWith: (errorMessage: string) => void;
}

/** Fields without which an approval needs a confirmation. */
const asked = ['geoZoneId', 'passportImage', 'withPassportImage'] as const;

/** Decisions on a candidate. They require viewing the documents, so that a repeated key cannot decide on the next one. */
export const useReview = ({ record, wasSeen, onDecide }: ReviewOptions): Review => {
  const { can, resource } = useResource();
  const { i18n } = useLingui();
  const mayDecide = mayChange(can);
  const isReady = mayDecide && (wasSeen || !hasDocuments(record));
  const [shownAt] = useState(() => Date.now());
  const isTooSoon = (): boolean => !wasSeen && Math.abs(Date.now() - shownAt) < restMs;
  /** Ignores the repeated press that decided on the previous candidate. */
  const decide = (decision: Decision): void => {
    if (!isPressedTwice(`candidate/${record.id}`)) onDecide(decision);
  };
  const decideAtOnce = (decision: Decision): void => {
    if (isTooSoon()) showIgnored();
    else decide(decision);
  };
  const [isAsking, setAsking] = useState(false);
  // The same warnings as next to the documents.
  const doubts = asked.every((name) => record[name])
    ? null
    : resource.summaryHeader.odd(record).map((label) => i18n._(label));
  const accept = (): void => decideAtOnce({ status: 'accepted' });
  const approve = (): void => {
    if (!isReady) return;
    if (isTooSoon()) showIgnored();
    else if (doubts === null) accept();
    else setAsking(true);
  };
  return {
    mayDecide,
    isReady,
    doubts: isAsking ? doubts : null,
    approve,
    approveAnyway: accept,
    stopAsking: () => setAsking(false),
    reject: () => {
      if (isReady) decideAtOnce({ status: 'rejected' });
    },
    // A text takes several presses, so none of them is too soon.
    rejectWith: (errorMessage) => decide({ status: 'rejected_with_error', errorMessage }),
  };
};
