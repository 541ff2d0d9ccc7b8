import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CountryId } from '#shared/rules/countries.ts';
import type { Row } from '../../data/entityCalls.ts';
import { mayChange } from '../../resource/define/resource.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useLeaving } from '../../resource/fields/sensitive/Revealable.tsx';
import { confirm } from '../../stores/overlays.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { isPressedTwice, restMs, showIgnored } from '../../ui/pressedTwice.ts';
import { ToastLine } from '../../ui/ToastLine.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { CandidateDocuments, hasDocuments } from './CandidateDocuments.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';
import { KeyHint } from './KeyHint.tsx';
import { RejectionPanel } from './RejectionPanel.tsx';
import type { Decision } from './useDecision.ts';

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
  // Without the page's padding below it, so that the buttons stay when the page begins to scroll.
  foot: {
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
  hint: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

interface CandidateReviewProps {
  record: Row;
  canSkip: boolean;
  /** Typed rejection text. */
  ownWords: string;
  setOwnWords: (text: string) => void;
  onSkip: (step: 'next' | 'previous') => void;
  onDecide: (decision: Decision) => void;
}

export const CandidateReview = (props: CandidateReviewProps) => {
  const { record, canSkip, ownWords, setOwnWords, onSkip, onDecide } = props;
  const { resource, scope, can } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const user = useUser();
  const isPrivate = useIsPrivate();
  const root = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const [wasSeen, setSeen] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useLeaving(root, isShown, hide);
  useEffect(() => {
    if (!isShown) return undefined;
    root.current?.querySelector<HTMLElement>('[data-documents]')?.focus();
    window.addEventListener('blur', hide);
    return () => window.removeEventListener('blur', hide);
  }, [isShown, hide]);
  const mayDecide = mayChange(can);
  // Requires viewing the documents, so that a repeated key cannot decide on the next candidate.
  const isReady = mayDecide && (wasSeen || !hasDocuments(record));
  const show = (): void => {
    if (isPrivate || !hasDocuments(record)) return;
    setShown(true);
    setSeen(true);
  };
  const [shownAt] = useState(() => Date.now());
  const isTooSoon = (): boolean => !wasSeen && Math.abs(Date.now() - shownAt) < restMs;
  /** Ignores the repeated press that decided on the previous candidate. A text for the rejection takes several presses. */
  const decide = (decision: Decision): void => {
    const isOnePress = decision.status !== 'rejected_with_error';
    if (isOnePress && isTooSoon()) showIgnored();
    else if (!isPressedTwice(`candidate/${record.id}`)) onDecide(decision);
  };
  const approve = async (): Promise<void> => {
    if (!isReady) return;
    if (isTooSoon()) return showIgnored();
    const lacks = [
      ...(record.geoZoneId ? [] : [t`No zone`]),
      ...(record.passportImage ? [] : [t`No passport picture`]),
    ];
    const isSure =
      lacks.length === 0 ||
      (await confirm({
        title: t`Approve anyway?`,
        text: `${lacks.join('. ')}.`,
        confirmLabel: t`Approve anyway`,
      }));
    if (isSure) decide({ status: 'accepted' });
  };
  const reject = (): void => {
    if (isReady) decide({ status: 'rejected' });
  };
  const beginRejecting = (): void => {
    if (mayDecide) setRejecting(true);
  };
  // Physical keys, which also work in a Cyrillic layout.
  const commands = new Map([
    ['KeyF', isShown ? hide : show],
    ['KeyA', () => void approve()],
    ['KeyS', beginRejecting],
    ['KeyD', reject],
    ['KeyJ', () => onSkip('next')],
    ['KeyK', () => onSkip('previous')],
  ]);
  useDocumentKeys((event) => {
    if (event.key === 'Escape' && !isRejecting) return hide();
    if (!isPlainKey(event) || event.shiftKey || event.repeat) return;
    const command = commands.get(event.code);
    if (!command) return;
    event.preventDefault();
    command();
  });
  const label = (name: string): string => {
    const field = resource.fields[name];
    return field ? i18n._(field.label) : name;
  };
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.sides}>
        <div className={styles.documents}>
          <CandidateDocuments
            record={record}
            labels={{
              image: t`Photo`,
              passportNumber: label('passportNumber'),
              passportImage: label('passportImage'),
              withPassportImage: label('withPassportImage'),
            }}
            isShown={isShown}
            isPrivate={isPrivate}
            onShow={show}
          />
          {isRejecting && (
            <RejectionPanel
              country={scope.country as CountryId}
              userId={user?.id ?? ''}
              own={ownWords}
              setOwn={setOwnWords}
              onReject={(errorMessage) => decide({ status: 'rejected_with_error', errorMessage })}
              onClose={() => setRejecting(false)}
            />
          )}
        </div>
        <CandidateFacts record={record} hasKeys={mayDecide && !isRejecting} />
      </div>
      <div className={styles.foot}>
        <ToastLine />
        <div className={styles.bar} role="toolbar" aria-label={t`Decision`}>
          {mayDecide && (
            <>
              <Button
                appearance="primary"
                disabledFocusable={!isReady}
                aria-keyshortcuts="A"
                onClick={() => void approve()}
              >
                <Trans>Approve</Trans>
                <KeyHint letter="A" />
              </Button>
              <Button aria-keyshortcuts="S" aria-expanded={isRejecting} onClick={beginRejecting}>
                <Trans>Reject with an error</Trans>
                <KeyHint letter="S" />
              </Button>
              <Button disabledFocusable={!isReady} aria-keyshortcuts="D" onClick={reject}>
                <Trans>Reject</Trans>
                <KeyHint letter="D" />
              </Button>
            </>
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
    </div>
  );
};
