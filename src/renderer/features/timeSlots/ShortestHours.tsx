import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type SlotNeed, shortestHours } from '#shared/rules/slotDemand.ts';
import { coverSigns, noLimit, numberText } from '../../marketplace/slots/slotTexts.ts';
import type { Needs } from '../../marketplace/slots/slotWeekOptions.ts';
import { InlineProblem } from '../../ui/InlineProblem.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { barOf } from './HourRow.tsx';
import { barImage } from './useWeekStyles.ts';

/** Limits the list to the hours to start with. */
const shown = 10;

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    gap: '4px 12px',
    // Height of the buttons: the week below must not move when they appear.
    minHeight: '24px',
    fontSize: '12px',
  },
  first: { fontWeight: tokens.fontWeightRegular },
  note: { color: tokens.colorNeutralForeground2 },
  popover: { maxWidth: 'none' },
  item: { maxWidth: 'none' },
  hour: {
    display: 'grid',
    gridTemplateColumns: '16px 112px 220px 64px max-content',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    gap: '8px',
    fontVariantNumeric: 'tabular-nums',
  },
  bar: {
    width: '64px',
    height: '6px',
    borderRadius: '3px',
    backgroundImage: barImage,
    forcedColorAdjust: 'none',
  },
});

interface ShortestHoursProps extends Needs {
  names: ReadonlyMap<string, string>;
}

export const focusSlot = (id: string | undefined): void => {
  if (id !== undefined) document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(id)}"]`)?.focus();
};

const focusedSlot = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.slot : undefined;

/** J and K move through the open list, starting from the focused item. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { KeyJ: 1, KeyK: -1 }[event.code];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step) % items.length)?.focus();
};

/**
 * Shows the hour with the worst shortage and, on S, a list of the next ones. J and K jump between those
 * hours.
 */
export const ShortestHours = ({ needs, names, isLoading, onRetry }: ShortestHoursProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const before = useRef<string | undefined>(undefined);
  const hours = shortestHours(needs, shown);
  const [worst] = hours;
  const isKnown = [...needs.values()].some(({ cover }) => cover !== 'unknown');

  useDocumentKeys((event) => {
    if (hours.length === 0 || event.shiftKey || !isPlainKey(event)) return;
    if (event.code === 'KeyS' && !event.repeat) {
      before.current = focusedSlot();
      setOpen(true);
    } else if (event.code !== 'KeyJ' && event.code !== 'KeyK') return;
    else {
      const step = event.code === 'KeyJ' ? 1 : -1;
      const at = hours.findIndex(([id]) => id === focusedSlot());
      const next = at < 0 && step < 0 ? -1 : (at + step) % hours.length;
      focusSlot(hours.at(next)?.[0]);
    }
    event.preventDefault();
  });

  const missingText = ({ missing }: SlotNeed): string =>
    t`${plural(missing, { one: '# courier missing', other: '# couriers missing' })}`;
  const placesText = ({ places }: SlotNeed): string => {
    const free = places === null ? noLimit : numberText(places, i18n);
    return t`free places: ${free}`;
  };

  /** Forecast and bookings, such as `19 orders → 5 couriers`. */
  const loadText = ({ demand, couriers }: SlotNeed): string => {
    const orders = demand?.orders ?? 0;
    const forecast = t`${plural(orders, { one: '# order', other: '# orders' })}`;
    return `${forecast} → ${t`${plural(couriers, { one: '# courier', other: '# couriers' })}`}`;
  };

  const problem = onRetry && (
    <InlineProblem onRetry={onRetry}>
      <Trans>Could not load the orders of one week earlier</Trans>
    </InlineProblem>
  );

  if (!worst) {
    if (problem) return <div className={styles.root}>{problem}</div>;
    const text = isLoading ? t`Loading…` : t`All hours have enough couriers`;
    return (
      <div className={mergeClasses(styles.root, styles.note)} role="status">
        {isKnown || isLoading ? text : t`No data: the orders one week earlier are unknown`}
      </div>
    );
  }
  const [worstId, worstNeed] = worst;
  const [worstName, missing] = [names.get(worstId) ?? '', missingText(worstNeed)];
  return (
    <div className={styles.root}>
      <Button size="small" className={styles.first} onClick={() => focusSlot(worstId)}>
        {`${coverSigns[worstNeed.cover]} ${t`Worst: ${worstName}, ${missing}`}`}
      </Button>
      <Menu
        open={isOpen}
        onOpenChange={(event, { open }) => {
          setOpen(open);
          if (open) before.current = undefined;
          // S opened the list from an arbitrary focus position; return there on Escape.
          if ('key' in event && event.key === 'Escape') focusSlot(before.current);
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" appearance="subtle" title="S">
            {t`${plural(hours.length, { one: '# worst hour', other: '# worst hours' })}`}
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.popover}>
          <MenuList className={styles.item} onKeyDownCapture={moveFocus}>
            {hours.map(([id, each]) => (
              <MenuItem key={id} className={styles.item} onClick={() => focusSlot(id)}>
                <span className={styles.hour}>
                  <span>{coverSigns[each.cover]}</span>
                  {names.get(id)}
                  <span>{loadText(each)}</span>
                  <span className={styles.bar} style={barOf(each)} aria-hidden="true" />
                  {`${missingText(each)}, ${placesText(each)}`}
                </span>
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {problem}
    </div>
  );
};
