import { Dialog, DialogSurface, Input, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { openWindow } from '../../ui/openWindow.ts';
import { optionId, PaletteList } from './PaletteList.tsx';
import type { PaletteItem } from './paletteItem.ts';
import type { ScreenTable } from './screenItems.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(640px, calc(100vw - 32px))',
    maxWidth: 'none',
    height: 'min(520px, calc(100vh - 96px))',
    marginTop: '64px',
    padding: 0,
    overflow: 'hidden',
  },
  box: { margin: '12px', flexShrink: 0 },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '6px 16px',
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 8, count - 1),
  PageUp: (index) => Math.max(index - 8, 0),
};

interface PaletteProps {
  /** What can be done anywhere. */
  appActions: readonly PaletteItem[];
  /** All screens that there are. */
  table: ScreenTable;
  onClose: () => void;
}

/** One box for everything: where to go, what to do, which record. */
export const Palette = ({ appActions, table, onClose }: PaletteProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  /** By its id: what is offered changes under it. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, isSearching, hasFailed } = usePaletteGroups(table, typed, appActions);
  const items = groups.flatMap((group) => group.items);
  const current = items.find(({ id }) => id === chosen) ?? items[0] ?? null;

  const choose = ({ path, run }: PaletteItem, isElsewhere: boolean): void => {
    onClose();
    if (path === undefined) {
      // The page's own keys and focus are back by then.
      setTimeout(() => run?.());
    } else if (isElsewhere) void openWindow(path);
    else void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current, event.ctrlKey || event.metaKey);
      return;
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (!step || items.length === 0) return;
    event.preventDefault();
    const index = current ? items.indexOf(current) : 0;
    setChosen(items[step(index, items.length)]?.id ?? null);
  };

  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface} aria-label={t`Go to anything`}>
        <Input
          className={styles.box}
          size="large"
          autoFocus
          role="combobox"
          aria-label={t`Screen, action or record`}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          {...(current ? { 'aria-activedescendant': optionId(current) } : {})}
          placeholder={t`Screen, action, name, phone, e-mail or id`}
          contentBefore={<Search20Regular />}
          contentAfter={isSearching ? <Spinner size="extra-tiny" aria-label={t`Searching…`} /> : null}
          spellCheck={false}
          value={typed}
          onChange={(_event, { value }) => {
            setTyped(value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <PaletteList
          id={listId}
          label={t`What fits`}
          groups={groups}
          current={current}
          onPoint={({ id }) => setChosen(id)}
          onChoose={choose}
        />
        <div className={styles.foot}>
          <Text size={200} role="status">
            {hasFailed ? (
              <Trans>Some lists did not answer</Trans>
            ) : items.length === 0 && !isSearching ? (
              <Trans>Nothing fits</Trans>
            ) : (
              <Plural value={items.length} one="# result" other="# results" />
            )}
          </Text>
          <Text size={200} aria-hidden="true">
            <Trans>Enter opens, {command}+Enter in a new window</Trans>
          </Text>
        </div>
      </DialogSurface>
    </Dialog>
  );
};
