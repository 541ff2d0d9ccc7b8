import { Button, makeStyles, Popover, PopoverSurface } from '@fluentui/react-components';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import type { ListFilter } from '../../data/listState.ts';
import { Lazy } from '../../ui/lazyComponent.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { FieldFilter, FilterProps } from '../fields/fieldType.ts';

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

/** Filter editor in a popover. Debounced, so that the list follows the typing. */
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
  // Focus the input or the selected radio button, skipping shortcuts such as "Today".
  useEffect(() => {
    const input = (which: string) => content.current?.querySelector<HTMLElement>(`input${which}`);
    (input('[type=radio]:checked') ?? input(''))?.focus();
  }, []);
  const change = (next: ListFilter | null): void => {
    latest.current = next;
    setDraft(next);
  };
  // `latest`: a blur may have changed the draft just now.
  const close = (next = latest.current): void => {
    if (!sameValue(next, filter)) onChange(next);
    onClose();
    anchor.focus();
  };
  /** Closes unless an input is invalid; focuses that one, so that no invalid text is silently lost. */
  const finish = (): void => {
    const within = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    // Dates are validated on blur.
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
      onOpenChange={(_event, { open }) => open || close()}
    >
      <PopoverSurface
        className={styles.surface}
        aria-label={label}
        onKeyDown={(event) => {
          const { key, target } = event;
          // In an open list of options, Enter selects an option.
          if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.ariaExpanded === 'true')
            return;
          // The focus returns to a button that the same key press would click.
          event.preventDefault();
          finish();
        }}
      >
        <div ref={content} className={styles.content}>
          <Lazy of={editor} given={{ label, scope, filter: draft, onChange: change }} />
          <div className={styles.actions}>
            <Button size="small" disabled={!draft} onClick={() => close(null)}>
              <Trans>Clear</Trans>
            </Button>
            <Button
              size="small"
              appearance="primary"
              // Prevent the blur: a validation message would move the button away from the pointer.
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
