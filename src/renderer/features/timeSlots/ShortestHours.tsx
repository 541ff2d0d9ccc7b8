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
import { coverSigns, datesText, noLimit, numberText } from '../../marketplace/slots/slotTexts.ts';
import type { Needs } from '../../marketplace/slots/slotWeekOptions.ts';
import { InlineProblem } from '../../ui/InlineProblem.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { barOf } from './HourRow.tsx';
import { barImage } from './useWeekStyles.ts';
import { couriersMissing } from './zones/hourNames.ts';

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
  // Shortened instead of wrapped, which would cost an hour of the week below.
  basis: {
    // A fixed width, because the line wraps by the widths of its content.
    width: '40px',
    flexGrow: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
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

const steps: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1 };

/** J and K move through the open list, starting from the focused item. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.code];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((at + step) % items.length)?.focus();
};

type ShortHour = readonly [id: string, need: SlotNeed];

/** Keys of the page: S opens the list, J and K jump between its hours. */
const useHourKeys = (hours: readonly ShortHour[], openList: () => void): void =>
  useDocumentKeys((event) => {
    if (event.shiftKey || !isPlainKey(event)) return;
    const step = steps[event.code];
    if (event.code === 'KeyS' && !event.repeat) openList();
    else if (step === undefined) return;
    else {
      const at = hours.findIndex(([id]) => id === focusedSlot());
      const next = at < 0 && step < 0 ? -1 : (at + step) % hours.length;
      focusSlot(hours.at(next)?.[0]);
    }
    event.preventDefault();
  });

/** Forecast, bookings and shortage, such as `19 orders → 5 couriers`, `2 couriers missing, free places: 1`. */
const HourText = ({ name, need }: { name: string | undefined; need: SlotNeed }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { demand, couriers, places } = need;
  const orders = demand?.orders ?? 0;
  const forecast = t`${plural(orders, { one: '# order', other: '# orders' })}`;
  const bookings = t`${plural(couriers, { one: '# courier', other: '# couriers' })}`;
  const free = places === null ? noLimit : numberText(places, i18n);
  return (
    <span className={styles.hour}>
      <span>{coverSigns[need.cover]}</span>
      {name}
      <span>{`${forecast} → ${bookings}`}</span>
      <span className={styles.bar} style={barOf(need)} aria-hidden="true" />
      {`${couriersMissing(need, i18n)}, ${t`free places: ${free}`}`}
    </span>
  );
};

interface HoursProps {
  hours: readonly ShortHour[];
  names: ReadonlyMap<string, string>;
}

const HourMenu = ({ hours, names }: HoursProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const before = useRef<string | undefined>(undefined);
  useHourKeys(hours, () => {
    before.current = focusedSlot();
    setOpen(true);
  });
  return (
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
          {hours.map(([id, need]) => (
            <MenuItem key={id} className={styles.item} onClick={() => focusSlot(id)}>
              <HourText name={names.get(id)} need={need} />
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};

const Basis = ({ text }: { text: string }) => {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.note, styles.basis)} title={text}>
      {text}
    </span>
  );
};

/**
 * Shows the hour with the worst shortage and, on S, a list of the next ones. J and K jump between those
 * hours.
 */
export const ShortestHours = ({ needs, names, isLoading, onRetry }: ShortestHoursProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const hours = shortestHours(needs, shown);
  const [worst] = hours;
  const isKnown = [...needs.values()].some(({ cover }) => cover !== 'unknown');
  const dates = [...needs.values()].flatMap(({ demand }) => demand?.date ?? []).toSorted();
  const compared = dates.length > 0 && datesText([dates[0], dates.at(-1)], i18n);
  const basis = compared && t`for the orders of ${compared}`;
  const problem = onRetry && (
    <InlineProblem onRetry={onRetry}>
      <Trans>Could not load the orders of an earlier week</Trans>
    </InlineProblem>
  );

  if (!worst) {
    if (problem) return <div className={styles.root}>{problem}</div>;
    const text = isLoading ? t`Loading…` : t`All hours have enough couriers`;
    return (
      <div className={mergeClasses(styles.root, styles.note)} role="status">
        {isKnown || isLoading ? text : t`No data: the orders of an earlier week are unknown`}
        {basis && <Basis text={basis} />}
      </div>
    );
  }
  const [worstId, worstNeed] = worst;
  const [worstName, missing] = [names.get(worstId) ?? '', couriersMissing(worstNeed, i18n)];
  return (
    <div className={styles.root}>
      <Button size="small" className={styles.first} onClick={() => focusSlot(worstId)}>
        {`${coverSigns[worstNeed.cover]} ${t`Worst: ${worstName}, ${missing}`}`}
      </Button>
      <HourMenu hours={hours} names={names} />
      {basis && <Basis text={basis} />}
      {problem}
    </div>
  );
};
