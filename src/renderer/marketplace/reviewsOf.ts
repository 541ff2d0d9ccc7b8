import { msg } from '@lingui/core/macro';
import type { RecordScope, Row } from '../data/entityCalls.ts';
import { toListParams } from '../data/listParams.ts';
import { initialListState } from '../data/listState.ts';
import { paths } from '../paths.ts';
import type { RecordContentProps } from '../resource/define/resource.ts';
import { fieldOf } from '../resource/fields/fieldOf.ts';
import { type LazyComponent, lazyComponent } from '../ui/lazyComponent.tsx';
import { listPanelOf } from './listPanelOf.ts';
import type { ReviewAverageOwnProps } from './ReviewAverage.tsx';

/** Fields of a review that concern the courier, or the establishment. */
const fieldsOf = {
  courierId: { rating: 'courierRating', message: 'courierMessage' },
  establishmentId: { rating: 'rating', message: 'message' },
} as const;

/** Panel with the latest reviews of a courier or an establishment, and their average of 30 days. */
export const reviewsOf = (field: keyof typeof fieldsOf): LazyComponent<RecordContentProps> => {
  const { rating, message } = fieldsOf[field];
  const filters = ({ id }: Row) => ({ [field]: { match: 'exact', value: id } as const });
  return listPanelOf({
    entity: 'feedbacks',
    title: msg`Reviews`,
    empty: msg`No reviews yet`,
    note: lazyComponent<RecordContentProps, ReviewAverageOwnProps>(
      async () => (await import('./ReviewAverage.tsx')).ReviewAverage,
      { field, rating },
    ),
    filters,
    sort: { field: 'createdAt', order: 'desc' },
    columns: {
      createdAt: fieldOf.dateTime({ label: msg`Created at` }),
      [rating]: fieldOf.rating({ label: msg`Rating` }),
      [message]: fieldOf.text({ label: msg`Message` }),
    },
    secondLine: [message],
    pathOf: ({ country = '', city = '' }, id) => paths.feedbacks.record({ country, city, id }),
    listPath: ({ country = '', city = '' }: RecordScope, row: Row) =>
      `${paths.feedbacks.list({ country, city })}?${toListParams({ ...initialListState, filters: filters(row) })}`,
  });
};
