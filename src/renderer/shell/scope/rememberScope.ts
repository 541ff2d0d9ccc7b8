import type { CountryId } from '#shared/domain/countries.ts';
import type { Preferences } from '#shared/ipc/settingsRoutes.ts';
import { updatePreferences, usePreferencesStore } from '../../stores/preferences.ts';
import { isRecordWindow } from '../../ui/openWindow.ts';

/** The settings that a stay in this country and city changes. */
export const scopeChanges = (
  { lastCountry, lastCity }: Pick<Preferences, 'lastCountry' | 'lastCity'>,
  country: CountryId,
  city: string | null,
): Partial<Preferences> => ({
  ...(lastCountry === country ? {} : { lastCountry: country }),
  ...(city === null || lastCity[country] === city ? {} : { lastCity: { ...lastCity, [country]: city } }),
});

/** Next time begins where this window works now; a record opened beside does not change that. */
export const rememberScope = (country: CountryId, city: string | null): void => {
  if (isRecordWindow()) return;
  const changes = scopeChanges(usePreferencesStore.getState(), country, city);
  if (Object.keys(changes).length > 0) updatePreferences(changes);
};
