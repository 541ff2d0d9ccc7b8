import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GeoZone } from '#shared/api/geography.ts';
import { addWeeks, mondayAt } from '#shared/rules/slotWeek.ts';
import { shortageOf } from '#shared/rules/zoneNeeds.ts';
import { zoneStatusChoices } from '../../marketplace/courierStatuses.ts';
import type { CityScope } from '../../marketplace/slots/slotWeekOptions.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { onlyHeard } from '../../ui/onlyHeard.ts';
import { opensElsewhere, openWindow } from '../../ui/openWindow.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { useArrowKeys } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { hourNames, shortageTexts } from './zones/hourNames.ts';
import { useCityNeeds } from './zones/useCityNeeds.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    gridArea: 'zones',
    minHeight: 0,
  },
  // Surface of the popover that shows the list in narrow windows.
  surface: { display: 'flex', width: '260px', maxHeight: '70vh', padding: '12px' },
  picker: { maxWidth: '280px', overflow: 'hidden', whiteSpace: 'nowrap' },
  search: { maxWidth: '100%' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    minHeight: 0,
    margin: 0,
    padding: '2px',
    overflowY: 'auto',
    listStyleType: 'none',
  },
  zone: {
    display: 'block',
    padding: '6px 10px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '&[aria-current=true]': {
      backgroundColor: tokens.colorNeutralBackground1Selected,
      boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  detail: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: '12px',
    fontSize: '12px',
    color: tokens.colorNeutralForeground2,
  },
  shortage: {
    fontSize: '12px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: tokens.colorStatusDangerForeground3,
  },
  heard: onlyHeard,
  none: { padding: '6px 10px', color: tokens.colorNeutralForeground2 },
});

/** Choice of the grid of all zones. */
export const allZones = 'all';

interface ZoneListProps {
  scope: CityScope;
  now: number;
  zones: readonly GeoZone[];
  /** Id of a zone, or `allZones`. */
  chosen: string | null;
  pathTo: (zone: string) => string;
  onChoose?: () => void;
}

interface ZoneLinkProps {
  onChoose: (() => void) | undefined;
  path: string;
  name: string;
  isChosen: boolean;
  children: ReactNode;
}

const ZoneLink = ({ path, name, isChosen, onChoose, children }: ZoneLinkProps) => {
  const styles = useStyles();
  return (
    <li>
      <Link
        to={path}
        className={styles.zone}
        aria-current={isChosen}
        onClick={(event) => {
          if (!opensElsewhere(event)) return onChoose?.();
          event.preventDefault();
          void openWindow(path);
        }}
      >
        <div className={styles.name} title={name}>
          {name}
        </div>
        {children}
      </Link>
    </li>
  );
};

/** Shortage of each zone in this and the next week; zones without one are left out. */
const useShortages = ({ scope, zones, now }: ZoneListProps) => {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { zones: hours } = useCityNeeds(scope, zones, now);
  return useMemo(() => {
    const monday = mondayAt(now, timeZone);
    const names = hourNames([monday, addWeeks(monday, 1)], timeZone, i18n);
    return new Map(hours.map((zone) => [zone.zone, shortageTexts(shortageOf(zone), names, i18n)]));
  }, [hours, timeZone, now, i18n]);
};

const holds = (name: string, text: string): boolean =>
  name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());

export const ZoneList = (props: ZoneListProps) => {
  const { zones, chosen, pathTo, onChoose } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  const found = zones.filter(({ name }) => holds(name, text));
  const shortages = useShortages(props);
  const shortage = (zone: string) => {
    const texts = shortages.get(zone);
    return (
      texts && (
        <div className={styles.shortage} title={texts.words}>
          <span aria-hidden="true">{texts.brief}</span>
          <span className={styles.heard}>{texts.words}</span>
        </div>
      )
    );
  };

  const status = (value: string) => {
    const known = zoneStatusChoices.find((each) => each.value === value);
    return (
      <span>
        <StatusDot tone={known?.tone ?? 'neutral'} />
        {known ? i18n._(known.label) : value}
      </span>
    );
  };

  return (
    <nav className={styles.root} aria-label={t`Delivery zones`}>
      <SearchBox
        className={styles.search}
        value={text}
        placeholder={t`Search zones`}
        aria-label={t`Search zones`}
        onChange={(_event, { value }) => setText(value)}
      />
      <ul ref={list} className={styles.list}>
        {text === '' && zones.length > 1 && (
          <ZoneLink
            path={pathTo(allZones)}
            name={t`All zones`}
            isChosen={chosen === allZones}
            onChoose={onChoose}
          >
            <div className={styles.detail}>
              <Trans>Short hours on one grid</Trans>
            </div>
          </ZoneLink>
        )}
        {found.map(({ id, name, numberOfCouriers, status: value }) => (
          <ZoneLink key={id} path={pathTo(id)} name={name || id} isChosen={id === chosen} onChoose={onChoose}>
            <div className={styles.detail}>
              <span>
                {numberOfCouriers === undefined ? (
                  '–'
                ) : (
                  <Plural value={numberOfCouriers} one="# courier" other="# couriers" />
                )}
              </span>
              {value && status(value)}
            </div>
            {shortage(id)}
          </ZoneLink>
        ))}
        {found.length === 0 && (
          <li className={styles.none}>
            <Trans>No zone has this name.</Trans>
          </li>
        )}
      </ul>
    </nav>
  );
};

/** Opens the zone list from a button in narrow windows, where the seven days need the whole width. */
export const ZonePicker = (props: Omit<ZoneListProps, 'onChoose'>) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const chosenName = props.zones.find(({ id }) => id === props.chosen)?.name ?? '–';
  const zoneName = props.chosen === allZones ? t`All zones` : chosenName;
  return (
    <ButtonPopover
      button={
        <Button size="small" className={styles.picker} icon={<ChevronDown16Regular />} iconPosition="after">
          {t`Zone: ${zoneName}`}
        </Button>
      }
      label={t`Delivery zones`}
      className={styles.surface}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <ZoneList {...props} onChoose={() => setOpen(false)} />
    </ButtonPopover>
  );
};
