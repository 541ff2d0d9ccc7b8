import { useQuery } from '@tanstack/react-query';
import type { AppError } from '#shared/ipc/result.ts';
import { asAppError } from '../../../data/queryClient.ts';
import type { InputProps } from '../kind.ts';
import type { ReferenceOption, ReferenceSource } from '../reference/referenceSource.ts';
import { referenceQuery } from '../reference/useReferenceNames.ts';

export interface OptionOwnProps {
  source: ReferenceSource;
  /** The field whose value decides which of them can be chosen. */
  within: string | undefined;
}

interface Options {
  /** null: not known yet, or not to be had. */
  offered: readonly ReferenceOption[] | null;
  /** What a value is called; one that is not known is called as it is. */
  nameOf: (value: string) => string;
  error: AppError | null;
  retry: () => void;
}

/** What can be chosen now. */
export const useOptions = ({
  source,
  within,
  scope,
  rule,
}: OptionOwnProps & Pick<InputProps, 'scope' | 'rule'>): Options => {
  const { data, error, refetch } = useQuery(referenceQuery(source, scope, ''));
  const owner = within === undefined ? undefined : rule.values[within];
  const offered = data?.filter(({ of }) => within === undefined || of === owner) ?? null;
  return {
    offered,
    nameOf: (value) => data?.find(({ id }) => id === value)?.name ?? value,
    error: data ? null : asAppError(error),
    retry: () => void refetch(),
  };
};
