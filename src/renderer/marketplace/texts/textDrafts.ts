import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data/queryClient.ts';
import { request } from '../../ipc/bridge.ts';
import { useUser } from '../../stores/session.ts';
import { isTextPurpose, type TextPurpose } from './customerTexts.ts';

/** Typed text to a customer that was neither opened in the mail program nor copied. */
export interface TextDraft {
  own: string;
  purpose: TextPurpose;
}

const draftOf = ({ own, purpose }: Readonly<Record<string, unknown>> = {}): TextDraft | null =>
  typeof own === 'string' && isTextPurpose(purpose) ? { own, purpose } : null;

/**
 * Unsent text about a record, sealed by main like drafts of forms. `undefined`: not read yet. This window has the
 * newest version, so that it never reads its own draft again.
 */
export const useTextDraft = (country: string, id: string) => {
  const userId = useUser()?.id ?? '';
  const form = { key: `texts/${country}/${id}`, userId };
  const queryKey = ['text draft', userId, form.key];
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => {
      const result = await request('drafts.read', form);
      return draftOf((result.ok && result.data?.values) || {});
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    draft: isPending ? undefined : (data ?? null),
    keepDraft: (draft: TextDraft | null): void => {
      queryClient.setQueryData(queryKey, draft);
      void request('drafts.keep', { ...form, values: draft && { ...draft } });
    },
  };
};
