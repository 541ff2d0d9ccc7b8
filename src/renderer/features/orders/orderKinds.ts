import { defineKind } from '../../resource/kinds/kind.ts';

interface Named {
  name?: string;
  quantity?: number | null;
}

const looks = {
  width: 220,
  grows: true,
  sortedBy: null,
  exportAs: null,
  input: null,
} as const;

/** What was ordered, in one line: `2 × Pizza, 1 × Cola`. */
export const orderItems = defineKind(() => ({
  ...looks,
  text: (items) =>
    Array.isArray(items)
      ? items.map(({ name = '', quantity }: Named) => `${quantity ?? 1} × ${name}`).join(', ')
      : '',
  filter: null,
}));

/** What the customer said of an order, in one line. */
export const orderFeedback = defineKind(() => ({
  ...looks,
  text: (feedback) => {
    const { rating, message } = (feedback ?? {}) as { rating?: number | null; message?: string | null };
    return [rating ?? [], message ?? []].flat().join(' · ');
  },
  filter: null,
}));
