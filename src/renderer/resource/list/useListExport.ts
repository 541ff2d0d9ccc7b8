import { useLingui } from '@lingui/react/macro';
import { dayInZone } from '#shared/domain/zonedText.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { useScopeStore } from '../../stores/scope.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { startExport } from '../exports/startExport.ts';
import { knownNames } from '../kinds/reference/useReferenceNames.ts';
import { useResource } from '../resourceContext.tsx';
import { exportName, listExportOf } from './listExportOf.ts';
import type { ShownList } from './useShownList.ts';

/** Saves the list as it is on the screen as a file: all its rows, or only these. */
export const useListExport = ({ query, model }: ShownList): ((only?: readonly string[]) => void) => {
  const { i18n } = useLingui();
  const { resource, scope } = useResource();
  const timeZone = useTimeZone();
  const { country = '', city } = scope;
  const cityName = useScopeStore((here) => (here.city === city ? here.cityName : null));
  return (only) =>
    void startExport(
      {
        kind: 'list',
        wanted: listExportOf(
          {
            entity: resource.entity,
            scope,
            query,
            columns: model.columns,
            name: exportName(resource.entity, [country, cityName ?? ''], dayInZone(new Date(), timeZone)),
            timeZone,
            profile: usePreferencesStore.getState().exportProfile,
            namesOf: (source) => knownNames(source, scope),
            ...(only ? { only } : {}),
          },
          i18n,
        ),
      },
      i18n,
    );
};
