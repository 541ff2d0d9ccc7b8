import { useLingui } from '@lingui/react/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import { countries, countriesOf, isCountryId } from '#shared/rules/countries.ts';
import type { TextContext } from '../../resource/fields/fieldType.ts';
import { useUser } from '../../stores/session.ts';
import { createFormatters, languageOf, useTimeZone } from '../../ui/useFormatters.ts';

/** Context for values and hours of the entry's record: in the zone of its country, not in the selected one. */
export const inCountryOf = <Context extends Pick<TextContext, 'i18n' | 'formatters'>>(
  { scope: { country = '' } }: Pick<JournalEntry, 'scope'>,
  context: Context,
): Context =>
  isCountryId(country)
    ? { ...context, formatters: createFormatters(languageOf(context.i18n), countries[country].timeZone) }
    : context;

/** Names the zone of the page's times; empty for users of a single country. */
export const useZoneText = (): string => {
  const { t } = useLingui();
  const timeZone = useTimeZone();
  return countriesOf(useUser()?.country ?? 'any').length > 1 ? t`Times of ${timeZone}` : '';
};
