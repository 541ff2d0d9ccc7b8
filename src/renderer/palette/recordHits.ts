import { i18n } from '@lingui/core';
import type { Pasted } from '#shared/query/pastedText.ts';
import { type CountryId, countries, isCountryId } from '#shared/rules/countries.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { callEntity, comesWhole, type RecordScope, type Row, readAllRows } from '../data/entityCalls.ts';
import { recordPath } from '../paths.ts';
import { isExact, isMeant, isSplitName, type RecordQuery } from '../resource/define/recordQueries.ts';
import type { Resource } from '../resource/define/resource.ts';
import { fieldText, mask, maskedRow } from '../resource/fields/fieldText.ts';
import { endOfId } from '../resource/fields/text/text.ts';
import { usePreferencesStore } from '../stores/preferences.ts';
import { useSessionStore } from '../stores/session.ts';
import { createFormatters, languageOf } from '../ui/useFormatters.ts';
import { sheetOf } from './knownItems.ts';
import { bestFirst, type PaletteItem } from './paletteItems.ts';
import type { SearchedList } from './searchPlan.ts';

const maxOfOne = 5;
/** Candidates per query: the server does not sort by relevance, so the best are chosen here. */
const maxLookedAt = 20;
/** Candidates per single-word query, which matches many more records than the whole name would. */
const maxOfOneWord = 200;

/** Status and creation time as text; empty without a status. */
const statusText = (row: Row, { summaryHeader, fields }: Resource, country: CountryId): string => {
  const formatters = createFormatters(languageOf(i18n), countries[country].timeZone);
  const context = { i18n, formatters, nameOf: () => undefined };
  const texts = summaryHeader.state.flatMap((name) => {
    const field = fields[name];
    return field && typeof row[name] === 'string' ? fieldText(row, name, field, context) : [];
  });
  const made = typeof row.createdAt !== 'string' ? [] : formatters.dateTime(row.createdAt);
  return texts.length === 0 ? '' : [...texts, made].flat().join(' · ');
};

/** Period of a pay list, by which its payee's lists differ. */
const periodText = ({ startDate, endDate }: Row): string =>
  typeof startDate === 'string' && typeof endDate === 'string'
    ? createFormatters(languageOf(i18n), 'UTC').days(startDate, endDate)
    : '';

/** Distinguishes records of the same name: contact data, otherwise the status, the period or the short id. */
const detailOf = (
  seen: Row,
  resource: Resource,
  { country = '' }: RecordScope,
  isPhone: boolean,
): string | undefined => {
  const { fields } = resource;
  const contacts = isPhone ? ['phone', 'email'] : ['email', 'phone'];
  const known = contacts.flatMap((type) =>
    Object.keys(fields).flatMap((name) => {
      const value = fields[name]?.contact === type ? seen[name] : null;
      return typeof value === 'string' && value !== '' && value !== mask ? [value] : [];
    }),
  );
  const status = isCountryId(country) ? statusText(seen, resource, country) : '';
  return known[0] ?? (status || periodText(seen) || (fields.id?.short && endOfId(seen.id)));
};

export interface Hit {
  row: Row;
  isExact: boolean;
}

/** Links to related lists, for records without a page. */
const leadsOf = ({ actions }: Resource, row: Row, scope: RecordScope) =>
  actions.flatMap((action) => {
    const path = 'pathOf' in action ? action.pathOf(row, scope) : null;
    return path === null ? [] : [{ detail: i18n._(action.label), path }];
  });

const toItems = (
  { row, isExact }: Hit,
  { name, resource }: SearchedList,
  scope: RecordScope,
  isPhone: boolean,
): PaletteItem[] => {
  const seen = usePreferencesStore.getState().privacy ? maskedRow(resource.fields, row) : row;
  const item = {
    id: `${name} ${scope.country} ${scope.city} ${row.id}`,
    label: resource.nameOf(seen) || shortIdOf(row.id),
    isExact,
  };
  if (resource.can(useSessionStore.getState().session.user).page === 'none')
    return leadsOf(resource, row, scope).map((lead) => ({ ...item, ...lead, id: `${item.id} ${lead.path}` }));
  const detail = detailOf(seen, resource, scope, isPhone);
  const path = recordPath(name, scope, row.id);
  return [{ ...item, ...(detail === undefined ? {} : { detail }), ...sheetOf(name, scope, row.id), path }];
};

export const askForRecords = async (
  list: SearchedList,
  scope: RecordScope,
  planned: RecordQuery,
  signal: AbortSignal,
): Promise<readonly Hit[]> => {
  const size = isSplitName(planned) ? maxOfOneWord : maxLookedAt;
  const query = { page: 1, size, filters: planned.filters };
  const result = comesWhole(list.name)
    ? await readAllRows(list.name, scope, query, signal)
    : await callEntity<Row[]>(list.name, 'list', scope, { query, signal });
  if (result.ok)
    return result.data
      .filter((row) => isMeant(row, planned))
      .map((row) => ({ row, isExact: isExact(row, planned) }));
  // The API guarantees whole ids only; a server may reject a partial one.
  if (planned.pasted.type === 'idEnd' && [400, 422].includes(result.error.status)) return [];
  throw new Error(result.error.code);
};

export const itemsOf = (
  hits: readonly Hit[],
  list: SearchedList,
  scope: RecordScope,
  pasted: readonly Pasted[],
  text: string,
): readonly PaletteItem[] => {
  const different = [...new Map(hits.map((hit) => [hit.row.id, hit])).values()];
  const isPhone = pasted.some(({ type }) => type === 'phone');
  const named = bestFirst(different, ({ row }) => list.resource.nameOf(row), text);
  return named
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .slice(0, maxOfOne)
    .flatMap((hit) => toItems(hit, list, scope, isPhone));
};
