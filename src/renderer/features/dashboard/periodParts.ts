import { addDays } from './dashboardQuery.ts';

interface Days {
  dateFrom: string;
  dateTo: string;
}

/** More bars than that say no more, and each is a question to the server. */
const mostParts = 10;
const dayMs = 86_400_000;

/** A period cut into equal parts, single days if there are few; the last one may be shorter. */
export const periodParts = ({ dateFrom, dateTo }: Days): readonly Days[] => {
  const days = Math.round((Date.parse(dateTo) - Date.parse(dateFrom)) / dayMs) + 1;
  const length = Math.ceil(days / mostParts);
  return Array.from({ length: Math.ceil(days / length) }, (_, index) => {
    const from = addDays(dateFrom, index * length);
    const to = addDays(from, length - 1);
    return { dateFrom: from, dateTo: to < dateTo ? to : dateTo };
  });
};
