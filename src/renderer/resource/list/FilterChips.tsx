import {
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  TagGroup,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { FilterWords } from './filterWords.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px',
    flex: '0 0 auto',
    minHeight: '28px',
  },
  group: { display: 'flex', flexWrap: 'wrap', gap: '6px', minWidth: 0 },
  tag: { maxWidth: '320px' },
  text: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

interface FilterChipsProps {
  chips: readonly FilterWords[];
  onOpen: (name: string, anchor: HTMLElement) => void;
  onRemove: (name: string) => void;
  onClear: () => void;
  /** Called when the last chip was removed while it had the focus. */
  onEmptied: () => void;
}

/** Chips of the active filters. Clicking the text opens the editor; the cross removes the filter. */
export const FilterChips = ({ chips, onOpen, onRemove, onClear, onEmptied }: FilterChipsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  /**
   * Index of the focused chip. Tracked here, because React fires no blur when it removes a focused element.
   */
  const focused = useRef<number | null>(null);
  const forget = (): void => {
    focused.current = null;
  };
  useLayoutEffect(() => {
    // Only a removed chip leaves the focus on the page itself.
    if (focused.current === null || document.activeElement !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-chip]');
    buttons?.[Math.min(focused.current, chips.length - 1)]?.focus();
    if (chips.length > 0) return;
    focused.current = null;
    onEmptied();
  });
  if (chips.length === 0) return null;
  return (
    <div ref={root} className={styles.root}>
      <TagGroup
        className={styles.group}
        size="small"
        aria-label={t`Filters`}
        onDismiss={(_event, { value }) => onRemove(value)}
      >
        {chips.map(({ name, label, text }, index) => (
          <InteractionTag
            key={name}
            value={name}
            className={styles.tag}
            onFocus={() => (focused.current = index)}
            onBlur={forget}
          >
            <InteractionTagPrimary
              hasSecondaryAction
              primaryText={{ className: styles.text }}
              title={`${label}: ${text}`}
              data-chip
              onClick={({ currentTarget }) => onOpen(name, currentTarget)}
              onKeyDown={({ key }) => ['Delete', 'Backspace'].includes(key) && onRemove(name)}
            >
              {label}: {text}
            </InteractionTagPrimary>
            {/* Own accessible name; the chip's text belongs to the other button. */}
            <InteractionTagSecondary aria-labelledby={undefined} aria-label={t`Remove filter ${label}`} />
          </InteractionTag>
        ))}
      </TagGroup>
      <Button
        size="small"
        appearance="subtle"
        onFocus={() => (focused.current = chips.length)}
        onBlur={forget}
        onClick={onClear}
      >
        <Trans>Clear all</Trans>
      </Button>
    </div>
  );
};
