import { Button, makeStyles, Select, ToggleButton, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { unchangedMinutes } from '#shared/rules/courierDuty.ts';
import { isAllCities, type RecordScope } from '../../../data/entityCalls.ts';
import { useZones } from '../couriers/useCityCouriers.ts';
import { DelayHelp } from './DelayHelp.tsx';
import { type BoardFilterState, zoneText } from './useBoardFilter.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    flex: '0 0 auto',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  zone: { maxWidth: '200px' },
  /** A filter that hides orders must not be overlooked. */
  on: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  note: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  help: { marginInlineStart: 'auto' },
});

type ZoneSelectProps = Pick<BoardFilterState, 'chosenZone' | 'setZone'> & { scope: RecordScope };

/** Zones of the board's city, or of all cities in groups, which are read when the choice is first used. */
const ZoneSelect = ({ scope, chosenZone, setZone }: ZoneSelectProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [isUsed, setUsed] = useState(false);
  const isOfAll = isAllCities(scope);
  const { data: zones = [] } = useZones(scope, !isOfAll || isUsed || chosenZone !== null);
  const byCity = [...Map.groupBy(zones, ({ group = '' }) => group)];
  const options = (shown: typeof zones) =>
    shown.map(({ id, name, city }) => (
      <option key={id} value={zoneText({ city, zone: id })}>
        {name}
      </option>
    ));
  const value = chosenZone ? zoneText(chosenZone) : '';
  const isUnknown = chosenZone !== null && !zones.some(({ id }) => id === chosenZone.zone);
  return (
    <Select
      className={styles.zone}
      size="small"
      aria-label={t`Delivery zone`}
      value={value}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onChange={(_event, { value: chosen }) => {
        const [city = '', zone = ''] = chosen.split('.');
        setZone(zone === '' ? null : { city, zone });
      }}
    >
      <option value="">{t`All zones`}</option>
      {isUnknown && <option value={value}>…</option>}
      {isOfAll
        ? byCity.map(([city, ofCity]) => (
            <optgroup key={city} label={city}>
              {options(ofCity)}
            </optgroup>
          ))
        : options(zones)}
    </Select>
  );
};

interface BoardFiltersProps {
  scope: RecordScope;
  filter: BoardFilterState;
  shown: number;
  total: number;
}

export const BoardFilters = ({ scope, filter, shown, total }: BoardFiltersProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { isWithoutCourier, unchanged, chosenZone, ofZone } = filter;
  const [some, all] = [i18n.number(shown), i18n.number(total)];
  const isReading = chosenZone !== null && (ofZone.isPending || ofZone.isReadingOrders);
  return (
    <fieldset className={styles.root} aria-label={t`Filters`}>
      <ToggleButton
        size="small"
        className={isWithoutCourier ? styles.on : undefined}
        checked={isWithoutCourier}
        onClick={() => filter.setWithoutCourier(!isWithoutCourier)}
      >
        <Trans>Without courier</Trans>
      </ToggleButton>
      <Select
        size="small"
        aria-label={t`Time since the last change`}
        value={unchanged === null ? '' : String(unchanged)}
        onChange={(_event, { value }) => filter.setUnchanged(value === '' ? null : Number(value))}
      >
        <option value="">{t`Changed at any time`}</option>
        {unchangedMinutes.map((minutes) => (
          <option key={minutes} value={String(minutes)}>
            {t`Unchanged for ${minutes} min`}
          </option>
        ))}
      </Select>
      <ZoneSelect scope={scope} chosenZone={chosenZone} setZone={filter.setZone} />
      {filter.isSet && (
        <>
          <span className={styles.note} role="status">
            {isReading ? t`Reading the orders of 14 days…` : t`${some} of ${all} shown`}
          </span>
          <Button size="small" appearance="subtle" onClick={filter.clear}>
            <Trans>Clear all</Trans>
          </Button>
        </>
      )}
      <span className={styles.help}>
        <DelayHelp />
      </span>
    </fieldset>
  );
};
