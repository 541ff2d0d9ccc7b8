import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DatePreset } from '../../../data/datePresets.ts';

/** Ranges that move along with today, in words. */
export const presetLabels: Record<DatePreset, MessageDescriptor> = {
  today: msg`Today`,
  last7Days: msg`Last 7 days`,
  thisMonth: msg`This month`,
  thisHalfMonth: msg`This half-month`,
  previousHalfMonth: msg`Previous half-month`,
};
