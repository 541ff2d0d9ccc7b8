import { Text } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { resolvePreset } from '#shared/query/datePresets.ts';
import { sumUpRatings } from '#shared/rules/ratings.ts';
import { readAllRows } from '../data/entityCalls.ts';
import { unwrap } from '../data/queryClient.ts';
import type { RecordContentProps } from '../resource/define/resource.ts';
import { useResource } from '../resource/define/resourceContext.tsx';
import { useToday } from '../ui/useMinute.ts';

export interface ReviewAverageOwnProps {
  field: 'courierId' | 'establishmentId';
  rating: 'courierRating' | 'rating';
}

/** Average rating of the last 30 days, and the number of bad reviews. */
export const ReviewAverage = ({ record, field, rating }: RecordContentProps & ReviewAverageOwnProps) => {
  const { i18n, t } = useLingui();
  const { scope } = useResource();
  const days = resolvePreset('last30Days', useToday());
  const filters = {
    [field]: { match: 'exact', value: record.id },
    createdAt: { match: 'between', ...days },
  } as const;
  const { data } = useQuery({
    queryKey: ['records', 'feedbacks', 'totals', scope, filters],
    queryFn: async ({ signal }) => unwrap(await readAllRows('feedbacks', scope, { filters }, signal)),
  });
  if (!data) return null;
  const { average, bad } = sumUpRatings(data.map((row) => row[rating]));
  if (average === null) return <Text size={200}>{t`none in 30 days`}</Text>;
  const stars = i18n.number(average, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const words = [t`★ ${stars} in 30 days`];
  if (bad > 0) words.push(t`${plural(bad, { one: '# bad', other: '# bad' })}`);
  return <Text size={200}>{words.join(' · ')}</Text>;
};
