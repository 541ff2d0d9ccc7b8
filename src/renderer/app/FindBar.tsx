import { Input, makeStyles, Portal, Text, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { listen, request } from '../ipc/bridge.ts';
import { ToolButton } from '../ui/ToolButton.tsx';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: '56px',
    right: '24px',
    zIndex: 1000,
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '6px 8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    '@media print': { display: 'none' },
  },
  input: { width: '220px' },
  count: { minWidth: '72px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

interface Found {
  active: number;
  total: number;
}

/**
 * Results without the text in the search box itself. Chromium finds that too, and always last, because the bar is
 * the last element of the document.
 */
const withoutOwn = ({ active, total }: Found): Found => ({ active, total: Math.max(0, total - 1) });

const useFindInPage = () => {
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef({ text: '', isBackward: false });
  const find = (text: string, isNew: boolean, isBackward = false): void => {
    asked.current = { text, isBackward };
    if (text === '') {
      setFound(null);
      void request('windows.stopFinding', undefined);
    } else void request('windows.find', { text, isBackward, isNew });
  };
  useEffect(() => {
    const stop = listen('page.found', (answer) => {
      const { text, isBackward } = asked.current;
      if (text === '') return;
      const isOwn = answer.active === answer.total;
      // Goes on from the match in the search box to the next one of the page.
      if (isOwn && answer.total > 1) void request('windows.find', { text, isBackward, isNew: false });
      else setFound(withoutOwn(answer));
    });
    return () => {
      stop();
      void request('windows.stopFinding', undefined);
    };
  }, []);
  return { found, find };
};

interface FindBarProps {
  presses: number;
  onClose: () => void;
}

/** Finds a text in the page, as browsers do. */
export const FindBar = ({ presses, onClose }: FindBarProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const root = useRef<HTMLElement>(null);
  const opener = useRef(document.activeElement);
  const [typed, setTyped] = useState('');
  const { found, find } = useFindInPage();
  useEffect(() => {
    if (presses === 0) return;
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [presses]);
  const close = (): void => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') find(typed, false, event.shiftKey);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const [current, all] = [i18n.number(found?.active ?? 0), i18n.number(found?.total ?? 0)];
  // Last in the document: see `withoutOwn`.
  return (
    <Portal>
      <search ref={root} className={styles.root} aria-label={t`Find in the page`} onKeyDown={onKeyDown}>
        <Input
          className={styles.input}
          size="small"
          aria-label={t`Find in the page`}
          placeholder={t`Find in the page`}
          maxLength={256}
          spellCheck={false}
          value={typed}
          onChange={(_event, { value }) => {
            setTyped(value);
            find(value, true);
          }}
        />
        <Text size={200} className={styles.count} role="status">
          {found && found.total === 0 && <Trans>No results</Trans>}
          {found && found.total > 0 && (
            <Trans>
              {current} of {all}
            </Trans>
          )}
        </Text>
        <ToolButton
          size="small"
          label={t`Previous match`}
          shortcut="Shift+Enter"
          icon={<ChevronUp20Regular />}
          onClick={() => find(typed, false, true)}
        />
        <ToolButton
          size="small"
          label={t`Next match`}
          shortcut="Enter"
          icon={<ChevronDown20Regular />}
          onClick={() => find(typed, false)}
        />
        <ToolButton
          size="small"
          label={t`Close`}
          shortcut="Esc"
          icon={<Dismiss20Regular />}
          onClick={close}
        />
      </search>
    </Portal>
  );
};
