import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DatePreset, resolvePreset } from '#shared/query/datePresets.ts';
import type { ListState } from '../../../data/listState.ts';
import type { Formatters } from '../../../ui/useFormatters.ts';

export const presetLabels: Record<DatePreset, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  thisWeek: msg`This week`,
  previousWeek: msg`Previous week`,
  thisMonth: msg`This month`,
  previousMonth: msg`Previous month`,
  thisHalfMonth: msg`This half-month`,
  previousHalfMonth: msg`Previous half-month`,
  last7Days: msg`Last 7 days`,
  last30Days: msg`Last 30 days`,
  untilToday: msg`Up to today`,
  fromToday: msg`From today`,
};

/** Synonyms by which the command palette finds the preset. */
const otherPresetWords: Partial<Record<DatePreset, MessageDescriptor>> = {
  previousWeek: msg`last week`,
  previousMonth: msg`last month`,
  last7Days: msg`last week`,
  last30Days: msg`last month`,
};

/** All names of the relative dates in these filters, as search keywords. */
export const presetWords = (filters: ListState['filters'], i18n: I18n): readonly string[] =>
  Object.values(filters).flatMap((filter) => {
    if (filter.match !== 'preset') return [];
    const others = otherPresetWords[filter.preset];
    return [presetLabels[filter.preset], ...(others ? [others] : [])].map((words) => i18n._(words));
  });

/** Current days of a relative range, in the country's time zone. */
export const presetDays = (preset: DatePreset, { days, today }: Formatters): string => {
  const { from, to } = resolvePreset(preset, today());
  return days(from || to, to || from);
};
