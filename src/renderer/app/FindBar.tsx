import { Input, makeStyles, Portal, Text, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ToolButton } from '../ui/ToolButton.tsx';
import { useFindInPage, useKeysWithoutFocus } from './useFindInPage.ts';

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

interface FindButtonsProps {
  onGo: (isBackward: boolean) => void;
  onClose: () => void;
}

const FindButtons = ({ onGo, onClose }: FindButtonsProps) => {
  const { t } = useLingui();
  return (
    <>
      <ToolButton
        size="small"
        label={t`Previous match`}
        shortcut="Shift+Enter"
        icon={<ChevronUp20Regular />}
        onClick={() => onGo(true)}
      />
      <ToolButton
        size="small"
        label={t`Next match`}
        shortcut="Enter"
        icon={<ChevronDown20Regular />}
        onClick={() => onGo(false)}
      />
      <ToolButton
        size="small"
        label={t`Close`}
        shortcut="Esc"
        icon={<Dismiss20Regular />}
        onClick={onClose}
      />
    </>
  );
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
  const inputOf = (): HTMLInputElement | null => root.current?.querySelector('input') ?? null;
  const write = (): void => {
    const input = inputOf();
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  };
  const { found, find } = useFindInPage({ onNewFound: write });
  useEffect(() => {
    if (presses === 0) return;
    const input = root.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, [presses]);
  const go = (isBackward: boolean): void => {
    // A caret in the search box would be the place where Chromium goes on.
    inputOf()?.blur();
    getSelection()?.removeAllRanges();
    find(typed, false, isBackward);
  };
  const close = (): void => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.key === 'Enter') go(event.shiftKey);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useKeysWithoutFocus(() => root.current?.contains(document.activeElement) === true, onKey, write);
  const [current, all] = [i18n.number(found?.active ?? 0), i18n.number(found?.total ?? 0)];
  // Last in the document: see `withoutOwn`.
  return (
    <Portal>
      <search
        ref={root}
        className={styles.root}
        aria-label={t`Find in the page`}
        onKeyDown={(event) => onKey(event.nativeEvent)}
      >
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
        <FindButtons onGo={go} onClose={close} />
      </search>
    </Portal>
  );
};
