import { Button, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sameValue } from '../../data/findConflicts.ts';
import type { ListFilter } from '../../data/listState.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { FieldFilter, FilterProps } from '../kinds/kind.ts';

const useStyles = makeStyles({
  surface: { width: '336px', padding: '16px' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});
const delayMs = 300;

interface FilterPopoverProps extends FilterProps, Pick<FieldFilter, 'editor'> {
  anchor: HTMLElement;
  onClose: () => void;
}

/** One column's filter at the place that it was opened from. The list follows while one types. */
export const FilterPopover = (props: FilterPopoverProps) => {
  const { anchor, onClose, editor, filter, onChange, label, scope } = props;
  const styles = useStyles();
  const [draft, setDraft] = useState<ListFilter | null>(filter);
  const latest = useRef(draft);
  const content = useRef<HTMLDivElement>(null);
  const settled = useDebounced(draft, delayMs);
  useEffect(() => {
    if (settled === draft && !sameValue(settled, filter)) onChange(settled);
  }, [settled, draft, filter, onChange]);
  // Where one types or chooses, past what is only a shorter way: in a date's filter the first stop is "Today".
  useEffect(() => {
    const input = (which: string) => content.current?.querySelector<HTMLElement>(`input${which}`);
    (input('[type=radio]:checked') ?? input(''))?.focus();
  }, []);
  const change = (next: ListFilter | null): void => {
    latest.current = next;
    setDraft(next);
  };
  const leave = (): void => {
    onClose();
    anchor.focus();
  };
  const close = (): void => {
    // Leaving an input may choose something only now.
    if (!sameValue(latest.current, filter)) onChange(latest.current);
    leave();
  };
  /** What cannot be a filter would be lost without a word: the person is led back to it. */
  const finish = (): void => {
    const within = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    // A date is judged when its input is left.
    flushSync(() => within('input:focus')?.blur());
    const wrong = within('[aria-invalid=true]');
    if (wrong) wrong.focus();
    else close();
  };
  return (
    <Popover
      open
      trapFocus
      unstable_disableAutoFocus
      positioning={{ target: anchor, position: 'below', align: 'start' }}
      onOpenChange={(_event, { open }) => {
        if (!open) close();
      }}
    >
      <PopoverSurface
        className={styles.surface}
        aria-label={label}
        onKeyDown={(event) => {
          const { key, target } = event;
          // In an open list of options Enter chooses one.
          if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.ariaExpanded === 'true')
            return;
          // The button that gets the focus back must not be pressed by the same key.
          event.preventDefault();
          finish();
        }}
      >
        <div ref={content} className={styles.content}>
          <Lazy of={editor} given={{ label, scope, filter: draft, onChange: change }} />
          <div className={styles.actions}>
            <Button
              size="small"
              disabled={!draft}
              onClick={() => {
                onChange(null);
                leave();
              }}
            >
              <Trans>Clear</Trans>
            </Button>
            <Button
              size="small"
              appearance="primary"
              // A sentence that appears as the input is left would move the button away from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={finish}
            >
              <Trans>Done</Trans>
            </Button>
          </div>
        </div>
      </PopoverSurface>
    </Popover>
  );
};
