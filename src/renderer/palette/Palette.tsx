import { Dialog, DialogSurface, Input, makeStyles, Spinner } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConnectivity } from '../stores/mainState.ts';
import { announceArrival } from '../stores/page.ts';
import { useIsPrivate } from '../stores/preferences.ts';
import { rememberSearch } from '../stores/recentSearches.ts';
import { useUser } from '../stores/session.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { comboboxProps, OptionList } from '../ui/OptionList.tsx';
import { opensElsewhere, openWindow } from '../ui/openWindow.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import type { PaletteItem } from './paletteItems.ts';
import type { RecordSearch } from './useFoundRecords.ts';
import { type FrameItems, usePaletteGroups } from './usePaletteGroups.ts';

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
  /** As high as its content: "Search everywhere" may be the only item left. */
  emptyList: { flexShrink: 0, padding: '4px 8px 8px' },
  list: { flexGrow: 1, minHeight: 0, padding: '4px 8px 8px' },
});

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 8, count - 1),
  PageUp: (index) => Math.max(index - 8, 0),
};

/**
 * Moves the focus to the page after navigation. Otherwise, closing the palette could return it to the menu. A
 * confirmation dialog about unsaved changes keeps its focus.
 */
const focusPage = (): void => {
  if (document.activeElement?.closest('#page, [aria-modal=true]')) return;
  document.getElementById('page')?.focus({ preventScroll: true });
};

interface EnterOptions {
  typed: string;
  current: PaletteItem | null;
  found: readonly PaletteItem[];
  isSearching: boolean;
  search: RecordSearch;
  choose: (item: PaletteItem, isElsewhere: boolean) => void;
}

/**
 * Enter opens the highlighted item. Pressed before there is any, it waits for the search in the current scope
 * and opens a single hit; in other cities, it opens the first exact match. Several hits are never opened.
 */
const useEnter = ({ typed, current, found, isSearching, search, choose }: EnterOptions) => {
  const [waiting, setWaiting] = useState<{ typed: string; isElsewhere: boolean } | null>(null);
  const isWaiting = waiting?.typed === typed;
  const [first, ...others] = found;
  const { phase } = search.elsewhere;
  useEffect(() => {
    if (!isWaiting || isSearching) return;
    if (first) {
      if (others.length === 0 && !first.isExact && phase === 'looking') return;
      setWaiting(null);
      if (others.length === 0) choose(first, waiting.isElsewhere);
    } else if (phase !== 'looking' && phase !== 'notAsked') setWaiting(null);
  });
  const press = (isElsewhere: boolean): void => {
    if (current) choose(current, isElsewhere);
    else if (typed.trim() !== '') setWaiting({ typed, isElsewhere });
  };
  return { press, isWaiting };
};

/** Runs or opens an item, which closes the palette. */
const useChoose = (typed: string, found: readonly PaletteItem[], onClose: () => void) => {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const userId = useUser()?.id ?? '';
  const isPrivate = useIsPrivate();
  return (item: PaletteItem, isElsewhere: boolean): void => {
    const { path, run, open, staysOpen, place } = item;
    if (staysOpen) {
      run?.();
      return;
    }
    if (found.includes(item)) rememberSearch(userId, typed, isPrivate);
    onClose();
    if (open && !isElsewhere) setTimeout(open);
    else if (path === undefined) {
      // Runs after closing, when the page's shortcuts and focus are restored.
      setTimeout(() => run?.());
    } else if (isElsewhere) void openWindow(path);
    else {
      run?.();
      const [to = path] = path.split('?');
      if (place !== undefined) announceArrival({ pathname: to, place, from: pathname + query });
      void navigate(path);
      setTimeout(focusPage);
    }
  };
};

interface Highlight {
  current: PaletteItem | null;
  highlight: (item: PaletteItem) => void;
  /** Arrow and page keys; false for any other key. */
  step: (key: string) => boolean;
}

/** Highlighted item, by its id, because the items change while the user types. `first`: initial highlight. */
const useHighlight = (items: readonly PaletteItem[], first: PaletteItem | null, typed: string): Highlight => {
  const [chosen, setChosen] = useState<{ id: string; typed: string } | null>(null);
  const current = items.find(({ id }) => chosen?.typed === typed && id === chosen.id) ?? first;
  const highlight = ({ id }: PaletteItem): void => setChosen({ id, typed });
  // Pins the initial highlight to its item, even if results are inserted above it. "Search everywhere" is none.
  if (current && !current.staysOpen && !(chosen?.id === current.id && chosen.typed === typed))
    highlight(current);
  const step = (key: string): boolean => {
    const by = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (!by || items.length === 0) return false;
    const next = items[by(current ? items.indexOf(current) : 0, items.length)];
    if (next) highlight(next);
    return true;
  };
  return { current, highlight, step };
};

const NothingFound = () => {
  const isReachable = useConnectivity((connectivity) => connectivity.isReachable);
  return (
    <EmptyState
      text={
        isReachable ? (
          <Trans>Type part of a name, phone number or email, or the first 8 characters of an ID.</Trans>
        ) : (
          <Trans>No connection: nothing was searched.</Trans>
        )
      }
    />
  );
};

interface PaletteProps {
  frame: FrameItems;
  text: string;
  onClose: () => void;
}

/** Command palette: screens, actions and records in a single search box. */
export const Palette = ({ frame, text, onClose }: PaletteProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const listId = useId();
  const [typed, setTyped] = useState(text);
  const { groups, search, isSearching, everywhere } = usePaletteGroups(frame, typed, setTyped);
  /** Excludes stale results of a previous text. */
  const usable = groups.flatMap(({ items, isOld }) => (isOld ? [] : items));
  const items = everywhere ? [...usable, everywhere] : usable;
  const found = groups.flatMap(({ name, items, isOld }) => (name.startsWith('found') && !isOld ? items : []));
  const initial = (isSearching ? usable : items)[0] ?? null;
  const { current, highlight, step } = useHighlight(items, initial, typed);

  const isLooking = isSearching || search.elsewhere.phase === 'looking';
  const isNothing = usable.length === 0 && typed.trim() !== '' && !isLooking;
  const choose = useChoose(typed, found, onClose);
  const { press, isWaiting } = useEnter({ typed, current, found, isSearching, search, choose });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      press(event.ctrlKey || event.metaKey);
      return;
    }
    if (step(event.key)) event.preventDefault();
  };

  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onClose()}>
      <DialogSurface className={styles.surface} aria-label={t`Go to anything`}>
        <Input
          className={styles.box}
          size="large"
          autoFocus
          {...comboboxProps(listId, current)}
          aria-label={t`Screen, action or record`}
          placeholder={t`Screen, action, name, phone, email or ID`}
          contentBefore={<Search20Regular />}
          contentAfter={isSearching ? <Spinner size="extra-tiny" aria-label={t`Searching…`} /> : null}
          spellCheck={false}
          value={typed}
          onChange={(_event, { value }) => setTyped(value)}
          onKeyDown={onKeyDown}
        />
        {isNothing && <NothingFound />}
        <OptionList
          id={listId}
          label={t`Results`}
          groups={groups}
          last={everywhere}
          current={current}
          className={isNothing ? styles.emptyList : styles.list}
          onPoint={highlight}
          onChoose={(item, event) => choose(item, opensElsewhere(event))}
        />
        <PaletteFoot count={usable.length} isSearching={isSearching} isWaiting={isWaiting} search={search} />
      </DialogSurface>
    </Dialog>
  );
};
