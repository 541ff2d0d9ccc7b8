import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isBelowBooked, joinPlans } from '#shared/rules/slotChanges.ts';
import type { ZoneCopy } from './useCopyPlan.ts';

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  zones: {
    maxHeight: '164px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  zone: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingInlineEnd: '12px',
  },
  state: {
    fontSize: '13px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
  },
});

interface CopyZonesProps {
  /** Zones of the city, the displayed zone first. */
  zones: readonly { id: string; name: string }[];
  /** Source zone, if it cannot be a target; `null` if it can. */
  source: string | null;
  chosen: ReadonlySet<string>;
  copies: readonly ZoneCopy[];
  onChoose: (chosen: ReadonlySet<string>) => void;
}

export const CopyZones = ({ zones, source, chosen, copies, onChoose }: CopyZonesProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const ids = zones.map(({ id }) => id).filter((id) => id !== source);
  const isAll = ids.every((id) => chosen.has(id));
  const isNone = !ids.some((id) => chosen.has(id));

  const stateOf = (zone: string): string => {
    if (zone === source) return t`source`;
    const ofZone = copies.filter((each) => each.zone === zone);
    if (ofZone.length === 0) return '';
    const unset = ofZone.filter(({ plan }) => plan === null).length;
    if (unset === ofZone.length) return t`not set up: skipped`;
    const unread = ofZone.filter(({ plan }) => plan === undefined);
    if (unread.length > 0)
      return unread.every(({ error }) => error) ? t`could not be loaded: skipped` : t`Loading…`;
    // The preview below covers a single week.
    if (copies.length === 1) return '';
    const { changes, same, past, missing } = joinPlans(ofZone.flatMap(({ plan }) => plan ?? []));
    if (missing > 0 && changes.length + same.length + past.length === 0) return t`no slots to copy: skipped`;
    const count = changes.length;
    const below = changes.filter(isBelowBooked).length;
    const text = t`${plural(count, { one: '# slot will change', other: '# slots will change' })}`;
    return [
      text,
      ...(below > 0 ? [t`limit below bookings: ${below}`] : []),
      ...(unset > 0 ? [t`${plural(unset, { one: '# week not set up', other: '# weeks not set up' })}`] : []),
    ].join(' · ');
  };
  const toggle = (zone: string, isChosen: boolean): void =>
    onChoose(new Set(isChosen ? [...chosen, zone] : [...chosen].filter((each) => each !== zone)));

  return (
    <fieldset className={styles.root} aria-label={t`To the zones`}>
      <Checkbox
        label={t`All zones`}
        checked={isAll || (isNone ? false : 'mixed')}
        onChange={() => onChoose(new Set(isAll ? [] : zones.map(({ id }) => id)))}
      />
      <ul className={styles.zones}>
        {zones.map(({ id, name }) => (
          <li key={id} className={styles.zone}>
            <Checkbox
              label={name || id}
              checked={id !== source && chosen.has(id)}
              disabled={id === source}
              onChange={(_event, { checked }) => toggle(id, checked === true)}
            />
            <span className={styles.state}>{stateOf(id)}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};
