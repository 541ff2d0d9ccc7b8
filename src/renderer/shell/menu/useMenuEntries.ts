import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { MenuItem } from '#shared/api/staff.ts';
import { hasScreenAt } from '../../app/screenRoutes.ts';
import { ResultError, unwrap } from '../../data/queryClient.ts';
import { call } from '../../ipc/bridge.ts';
import { useUser } from '../../stores/session.ts';
import { showError } from '../../ui/showError.ts';
import type { CurrentScope } from '../scope/useCurrentScope.ts';
import { builtInMenu, type MenuEntry, menuEntries, withOwnScreens } from './menuEntries.ts';

const readMenu = async (signal: AbortSignal): Promise<MenuItem[]> =>
  unwrap(await call('utils.menu', {}, { signal }));

/** The user's menu for the current country and city; the built-in one if the server gives none. */
export const useMenuEntries = ({ country, city, isAll }: CurrentScope): MenuEntry[] => {
  const { i18n } = useLingui();
  const user = useUser();
  const { data, error, isPending } = useQuery({
    queryKey: ['menu', user?.id],
    queryFn: ({ signal }) => readMenu(signal),
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (error instanceof ResultError) showError(i18n, error.appError);
  }, [error, i18n]);
  const isOnItsWay = isPending && user !== null;
  // Memoized: each entry is matched against all screens, which is too
  // slow for every change of a list's address.
  return useMemo(
    () =>
      isOnItsWay
        ? []
        : menuEntries(data ? withOwnScreens(data) : builtInMenu, {
            scope: { country, city, isAll },
            hasScreenAt,
          }),
    [isOnItsWay, data, country, city, isAll],
  );
};
