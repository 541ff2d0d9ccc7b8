import { useCallback, useMemo } from 'react';
import { type BoardFilter, passesFilter, unchangedMinutes } from '#shared/rules/courierDuty.ts';
import type { RecordScope } from '../../../data/entityCalls.ts';
import { useLatestSearch } from '../../../ui/useLatestSearch.ts';
import { type CityCouriers, useCityCouriers } from '../couriers/useCityCouriers.ts';
import type { BoardOrder } from './useUnderWay.ts';

/** Zone with its city, which the address names too: a board may show all cities. */
export interface ChosenZone {
  city: string;
  zone: string;
}

const readZone = (text: string | null): ChosenZone | null => {
  const [city, zone] = (text ?? '').split('.');
  return city && zone ? { city, zone } : null;
};

export const zoneText = ({ city, zone }: ChosenZone): string => `${city}.${zone}`;

export interface BoardFilterState extends BoardFilter {
  chosenZone: ChosenZone | null;
  isSet: boolean;
  /** Couriers and orders that determine the zone of an order. */
  ofZone: CityCouriers;
  isShown: (order: BoardOrder, minute: number) => boolean;
  setWithoutCourier: (isOn: boolean) => void;
  setUnchanged: (minutes: number | null) => void;
  setZone: (zone: ChosenZone | null) => void;
  clear: () => void;
}

const names = { courier: 'courier', unchanged: 'unchanged', zone: 'zone' } as const;

/** Filters of the board, in its address. */
export const useBoardFilter = (scope: RecordScope): BoardFilterState => {
  const { params, change } = useLatestSearch();
  const isWithoutCourier = params.get(names.courier) === 'none';
  const unchanged =
    unchangedMinutes.find((minutes) => String(minutes) === params.get(names.unchanged)) ?? null;
  const zoneParam = params.get(names.zone);
  const chosenZone = useMemo(() => readZone(zoneParam), [zoneParam]);
  const zone = chosenZone?.zone ?? null;
  const zoneCity = useMemo(
    () => ({ country: scope.country ?? '', city: chosenZone?.city ?? '' }),
    [scope.country, chosenZone],
  );
  const ofZone = useCityCouriers(zoneCity, chosenZone !== null);
  const { couriers, zoneOfEstablishment } = ofZone;
  const zoneOf = useMemo(() => {
    const ofCouriers = new Map(couriers.map(({ id, geoZoneId }) => [id, geoZoneId]));
    return ({ courierId, establishmentId }: Pick<BoardOrder, 'courierId' | 'establishmentId'>) =>
      ofCouriers.get(courierId ?? '') ?? zoneOfEstablishment.get(establishmentId ?? '') ?? null;
  }, [couriers, zoneOfEstablishment]);
  const isShown = useCallback(
    (order: BoardOrder, minute: number) =>
      passesFilter(order, { isWithoutCourier, unchanged, zone }, minute, zoneOf),
    [isWithoutCourier, unchanged, zone, zoneOf],
  );
  const set = (name: keyof typeof names, value: string | null): void =>
    change((current) => {
      const next = new URLSearchParams(current);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    isWithoutCourier,
    unchanged,
    zone,
    chosenZone,
    isSet: isWithoutCourier || unchanged !== null || zone !== null,
    ofZone,
    isShown,
    setWithoutCourier: (isOn) => set('courier', isOn ? 'none' : null),
    setUnchanged: (minutes) => set('unchanged', minutes === null ? null : String(minutes)),
    setZone: (wanted) => set('zone', wanted && zoneText(wanted)),
    clear: () => change(() => new URLSearchParams()),
  };
};
