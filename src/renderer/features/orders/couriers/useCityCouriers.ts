import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import type { ListQuery } from '#shared/query/listQuery.ts';
import { type OrderActivity, zonesOfEstablishments } from '#shared/rules/courierDuty.ts';
import { type RecordScope, type RowOf, readAllRows } from '../../../data/entityCalls.ts';
import { asAppError, unwrap } from '../../../data/queryClient.ts';
import { request } from '../../../ipc/bridge.ts';
import { type CityZone, readZones } from '../../../marketplace/courierZones.ts';
import { registration } from '../../../marketplace/registrationOptions.ts';
import { useToday } from '../../../ui/useMinute.ts';

export type ActiveCourier = Pick<
  RowOf<'couriers'>,
  'id' | 'fullName' | 'phoneNumber' | 'rating' | 'geoZoneId' | 'vehicle' | 'workingDays'
>;

const activeCouriers: ListQuery = {
  sort: { field: 'createdAt', order: 'asc' },
  filters: { status: { match: 'in', values: ['active'] } },
  // Papers and other fields that a dispatcher does not need.
  without: [
    ...['passportNumber', 'passportImage', 'withPassportImage', 'image', 'iban', 'idNumber', 'address'],
    ...['dateOfBirth', 'email', 'employment', 'errorMessage', 'orderAutoAcceptance'],
  ],
};

const noCouriers: readonly ActiveCourier[] = [];
const noZones: readonly CityZone[] = [];
const noDeliveries: OrderActivity['deliveries'] = [];

type Registration = Awaited<ReturnType<typeof registration>>;

const labelsOf = ({ vehicles = [], workingDays = [] }: Partial<Registration> = {}) =>
  new Map([...vehicles, ...workingDays].map(({ value, label }) => [value, label]));

export interface CityCouriers {
  couriers: readonly ActiveCourier[];
  zones: readonly CityZone[];
  /** Labels of vehicles and working days by value; empty until they are read. */
  labels: ReadonlyMap<string, string>;
  zoneOfEstablishment: ReadonlyMap<string, string>;
  /** `null`: not read yet, or failed. */
  activity: OrderActivity | null;
  isPending: boolean;
  isReadingOrders: boolean;
  error: AppError | null;
  activityError: AppError | null;
  reload: () => void;
}

/** Active couriers of a city, its zones, and the orders of the last days by courier. */
export const useCityCouriers = (scope: RecordScope, isWanted = true): CityCouriers => {
  const { country = '', city = '' } = scope;
  const couriers = useQuery({
    queryKey: ['records', 'couriers', 'list', scope, 'active'],
    enabled: isWanted,
    queryFn: async ({ signal }) => unwrap(await readAllRows('couriers', scope, activeCouriers, signal)),
  });
  const zones = useZones(scope, isWanted);
  const activity = useQuery({
    queryKey: ['courierActivity', 'of', country, city, useToday()],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => unwrap(await request('couriers.activity', { country, city }, signal)),
  });
  const options = useQuery({
    queryKey: ['records', 'registration', 'answer', 'board', country],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => registration({ country }),
  });
  const labels = useMemo(() => labelsOf(options.data), [options.data]);
  const known = (couriers.data as readonly ActiveCourier[] | undefined) ?? noCouriers;
  const deliveries = activity.data?.deliveries ?? noDeliveries;
  const zoneOfEstablishment = useMemo(() => zonesOfEstablishments(deliveries, known), [deliveries, known]);
  return {
    couriers: known,
    zones: zones.data ?? noZones,
    labels,
    zoneOfEstablishment,
    activity: activity.data ?? null,
    isPending: isWanted && couriers.isPending,
    isReadingOrders: activity.isFetching,
    error: asAppError(couriers.error ?? zones.error),
    activityError: asAppError(activity.error),
    reload: () => {
      for (const { isError, refetch } of [couriers, zones, activity]) if (isError) void refetch();
    },
  };
};

/** Zones of a city, or of all cities. */
export const useZones = (scope: RecordScope, isWanted = true) =>
  useQuery({
    queryKey: ['records', 'geoZones', 'answer', scope, 'board'],
    enabled: isWanted,
    staleTime: 60_000,
    queryFn: ({ signal }) => readZones(scope, signal),
  });
